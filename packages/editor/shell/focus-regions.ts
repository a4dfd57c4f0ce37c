/** Regions of the editor in the order of F6; a toast's action comes last. */
const REGIONS = [
  '[data-region="tour"]',
  '[data-region="top-bar"]',
  '[data-region="rail"]',
  '[data-region="side-panel"]',
  '[data-region="canvas"]',
  '[data-region="inspector"]',
  '[data-region="breadcrumbs"]',
  '.mantine-Notification-root',
];

const FOCUSABLE =
  'button:not([tabindex="-1"]), input, select, textarea, [href], [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

const canEnter = (region: HTMLElement): boolean =>
  isShown(region) && region.closest('[inert]') === null;

function enter(region: HTMLElement): void {
  const target = region.matches(FOCUSABLE)
    ? region
    : [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isShown);
  target?.focus();
}

/** Moves the focus to the first control of the next or previous visible region. */
export function focusRegion(step: 1 | -1): void {
  const regions = REGIONS.flatMap(
    (selector) => [...document.querySelectorAll<HTMLElement>(selector)].find(canEnter) ?? [],
  );
  const wholes = regions.map((region) => region.closest('nav') ?? region);
  const at = wholes.findIndex((region) => region.contains(document.activeElement));
  const start = at === -1 && step === -1 ? 0 : at;
  const next = regions[(start + step + regions.length) % regions.length];
  if (next) enter(next);
}
