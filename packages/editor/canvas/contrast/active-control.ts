/** Links and buttons that are hovered or focused. Their colors may differ from those at rest. */
const ACTIVE = ':is(a, button, summary):is(:hover, :focus-visible)';

const LEAVING = ['pointerleave', 'blur'] as const;
const ENDS = ['finish', 'cancel'] as const;

/** Transitions of a page, also those that still wait to start. */
const transitionsOf = (page: Document): readonly Animation[] =>
  page.getAnimations().filter((animation) => 'transitionProperty' in animation);

const isChanging = (element: Element): boolean =>
  transitionsOf(element.ownerDocument).some(
    ({ effect }) => (effect as KeyframeEffect).target?.contains(element) ?? false,
  );

/** Whether an element may have other colors than at rest. */
export const isActive = (element: Element): boolean =>
  element.closest(ACTIVE) !== null || isChanging(element);

/** Calls back whenever something that is active now comes to rest. */
export function onRest(page: Document, callback: () => void, signal: AbortSignal): void {
  for (const control of page.querySelectorAll(ACTIVE))
    for (const type of LEAVING) control.addEventListener(type, callback, { once: true, signal });
  for (const transition of transitionsOf(page))
    for (const type of ENDS) transition.addEventListener(type, callback, { once: true, signal });
}

/** Calls back now if an element is at rest, otherwise once it comes to rest. */
export function whenAtRest(element: Element, callback: () => void, signal: AbortSignal): void {
  if (isActive(element))
    onRest(element.ownerDocument, () => whenAtRest(element, callback, signal), signal);
  else callback();
}
