import type { UiStore } from './ui-store.ts';

/** Whether panels are sheets over the page instead of columns next to it; see small-screen.css. */
export const isSmallScreen = (): boolean => window.matchMedia('(max-width: 1023px)').matches;

/** Phones, also turned. On them, changes apply to all devices by default. */
export const PHONE = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Where targets have to be large; see touch.css. */
const TOUCH = '(max-width: 767px), (pointer: coarse)';

export const isTouch = (): boolean => globalThis.matchMedia?.(TOUCH).matches ?? false;

/** Closes the sheet over the page; returns whether there was one. */
export function closeSheet(ui: UiStore): boolean {
  const { panel, isInspecting } = ui.getState();
  if (!isSmallScreen() || (panel === null && !isInspecting)) return false;
  ui.setState({ panel: null, isInspecting: false });
  return true;
}
