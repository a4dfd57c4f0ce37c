import { commonIconPath } from './icons.tsx';
import type { SiteContext } from './view.ts';

/** An empty site with some parts overridden. */
export const emptySite = (parts: Partial<SiteContext> = {}): SiteContext => ({
  language: 'en',
  address: 'https://example.com',
  text: (key) => key,
  link: () => null,
  media: () => null,
  fact: () => null,
  icon: commonIconPath,
  page: { owner: null },
  unpublished: () => null,
  isCurrentPage: () => false,
  data: () => null,
  lazyLoading: true,
  loadsIframes: true,
  embedConsent: 'visit',
  layeredBackgrounds: [],
  runsCode: true,
  formReply: null,
  askedPassword: null,
  subscriptionStep: null,
  search: null,
  eagerImage: null,
  ...parts,
});
