import type { MissingRecord } from '../list/load-error.tsx';

/** Shown for a post that has been deleted. */
export const MISSING_POST: MissingRecord = {
  text: 'MODULE.POSTS.MISSING',
  back: 'MODULE.POSTS.BACK',
  list: '/blog/',
};
