/** Fired at a popup after its content was added to the page. */
export const CONTENT_EVENT = 'moto-content';

/** Calls back for each such element of the page, and for those of popups once they are opened. */
export function forEachShown<E extends Element = HTMLElement>(
  selector: string,
  start: (element: E) => void,
): void {
  const startIn = (root: ParentNode): void => root.querySelectorAll<E>(selector).forEach(start);
  startIn(document);
  document.addEventListener(CONTENT_EVENT, ({ target }) => startIn(target as Element));
}
