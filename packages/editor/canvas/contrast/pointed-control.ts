/** Links and buttons with the pointer over them, which may have other colors than at rest. */
const POINTED = ':is(a, button, summary):hover';

export const isInPointedControl = (element: Element): boolean => element.closest(POINTED) !== null;

/** The link or button of a page with the pointer over it. */
export const pointedControl = (page: Document): Element | null => page.querySelector(POINTED);
