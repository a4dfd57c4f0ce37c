import { useBoot } from '../session/boot.ts';
import { useSettings } from './use-settings.ts';

/** What search engines read about the home page if it has no texts of its own. */
export const useSiteTexts = () => {
  const { site_name } = useBoot().config;
  const { data } = useSettings('site_facts');
  return { title: site_name, description: data?.values.description ?? '' };
};
