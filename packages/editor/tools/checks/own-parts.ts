/** Parts of an element that belong to its widget, not to a nested one. */

export const isOwn = (element: Element, part: Element): boolean =>
  part.closest('[data-node-id]') === element;

/** Elements that directly contain text of the widget itself. */
export function ownWords(element: Element): readonly Element[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const parent = at.parentElement;
    if (parent && at.textContent?.trim() && isOwn(element, parent)) found.push(parent);
  }
  return found;
}
