/** Parts of an element that belong to its widget, not to a nested one. */

export const isOwn = (element: Element, part: Element): boolean =>
  part.closest('[data-node-id]') === element;

/** Elements that directly contain text, one for each of their texts. */
export function wordsIn(element: Element): readonly Element[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const parent = at.parentElement;
    if (parent && at.textContent?.trim()) found.push(parent);
  }
  return found;
}

/** The same, with text of the widget itself. */
export const ownWords = (element: Element): readonly Element[] =>
  wordsIn(element).filter((parent) => isOwn(element, parent));
