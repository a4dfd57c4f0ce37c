import type { SiteContext } from './view.ts';

/** An empty site with some parts overridden. */
export const emptySite = (parts: Partial<SiteContext> = {}): SiteContext => ({
  language: 'en',
  address: 'https://example.com',
  text: (key) => key,
  link: () => null,
  media: () => null,
  fact: () => null,
  page: { owner: null },
  unpublished: () => null,
  isCurrentPage: () => false,
  data: () => null,
  lazyLoading: true,
  loadsIframes: true,
  runsCode: true,
  eagerImage: null,
  ...parts,
});
