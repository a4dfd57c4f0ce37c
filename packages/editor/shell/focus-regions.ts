/** Toasts are beside the editor's element. */
export const TOAST = '.mantine-Notification-root';

/** Regions of the editor in the order of F6; a toast's action comes last. */
const REGIONS = [
  '[data-region="tour"]',
  '[data-region="top-bar"]',
  '[data-region="rail"]',
  '[data-region="side-panel"]',
  '[data-region="canvas"]',
  '[data-region="inspector"]',
  '[data-region="breadcrumbs"]',
  TOAST,
];

const FOCUSABLE =
  'button:not([tabindex="-1"]), input, select, textarea, [href], [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

const controlsIn = (region: HTMLElement): readonly HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);

const isCanvas = (region: HTMLElement): boolean => region.matches('[data-region="canvas"]');

/** Whether a region is there, with a control for the focus: a panel that is loading has none. */
const canEnter = (region: HTMLElement): boolean =>
  isShown(region) &&
  region.closest('[inert]') === null &&
  (isCanvas(region) || region.matches(FOCUSABLE) || controlsIn(region).length > 0);

function enter(region: HTMLElement, focusPage: () => void): void {
  if (isCanvas(region)) focusPage();
  else if (region.matches(FOCUSABLE)) region.focus();
  else controlsIn(region)[0]?.focus();
}

/** The region around an element; any toast counts as the first one. */
function holds(region: HTMLElement, element: Element): boolean {
  const isToast = region.matches(TOAST) && element.closest(TOAST) !== null;
  return isToast || (region.closest('nav') ?? region).contains(element);
}

/**
 * Moves the focus to the first control of the next or previous visible region. `focusPage` gives it
 * to the page, or to the text that is open there.
 */
export function focusRegion(step: 1 | -1, focusPage: () => void): void {
  const regions = REGIONS.flatMap(
    (selector) => [...document.querySelectorAll<HTMLElement>(selector)].find(canEnter) ?? [],
  );
  const focused = document.activeElement ?? document.body;
  const at = regions.findIndex((region) => holds(region, focused));
  const start = at === -1 && step === -1 ? 0 : at;
  const next = regions[(start + step + regions.length) % regions.length];
  if (next) enter(next, focusPage);
}

/** Whether an element is the last control of all toasts, which are at the end of the document. */
export function isLastInToasts(element: Element): boolean {
  const toasts = [...document.querySelectorAll<HTMLElement>(TOAST)];
  return toasts.flatMap(controlsIn).at(-1) === element;
}
