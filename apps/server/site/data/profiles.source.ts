import type { LoadSiteData } from './site-loader.ts';

export const load: LoadSiteData<'profiles'> = async (requests, { facts, tag }) => {
  tag('setting:site_facts');
  const { profiles } = facts.settings.facts;
  return requests.map(() => ({ items: profiles }));
};
