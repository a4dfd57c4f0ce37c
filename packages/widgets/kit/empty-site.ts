import type { SiteContext } from './view.ts';

/** A site with nothing in it but the parts given. */
export const emptySite = (parts: Partial<SiteContext> = {}): SiteContext => ({
  language: 'en',
  text: (key) => key,
  link: () => null,
  media: () => null,
  place: { owner: null },
  isCurrentPage: () => false,
  data: () => null,
  lazyLoading: true,
  runsFrames: true,
  runsCode: true,
  eagerPicture: null,
  ...parts,
});
