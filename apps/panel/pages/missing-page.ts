import type { MissingRecord } from '../list/load-error.tsx';

/** Shown for a page that has been deleted. */
export const MISSING_PAGE: MissingRecord = {
  text: 'MODULE.PAGES.MISSING',
  back: 'MODULE.PAGES.BACK',
  list: '/pages/',
};
