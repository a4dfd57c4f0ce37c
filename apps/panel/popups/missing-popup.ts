import type { MissingRecord } from '../list/load-error.tsx';

/** Shown for a popup that has been deleted. */
export const MISSING_POPUP: MissingRecord = {
  text: 'MODULE.POPUPS.MISSING',
  back: 'MODULE.POPUPS.BACK',
  list: '/popups/',
};
