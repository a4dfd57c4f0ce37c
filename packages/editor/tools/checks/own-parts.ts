/** The parts of an element that belong to its widget and not to one inside it. */

export const isOwn = (element: Element, part: Element): boolean =>
  part.closest('[data-node-id]') === element;

/** For each text node of the widget itself that has words, the element that it is in. */
export function ownWords(element: Element): readonly Element[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const parent = at.parentElement;
    if (parent && at.textContent?.trim() && isOwn(element, parent)) found.push(parent);
  }
  return found;
}
