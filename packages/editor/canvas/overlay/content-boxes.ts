import { type Box, isEmptyBox, overlap, toBox } from '../../core/geometry/box.ts';

/** Elements that are covered as a whole, unlike text, of which only the lines count. */
const WHOLE = 'a, button, input, select, textarea, summary, img, svg, video, iframe, canvas';

function lineBoxes(text: Node): Box[] {
  const range = text.ownerDocument?.createRange();
  range?.selectNodeContents(text);
  return [...(range?.getClientRects() ?? [])].map(toBox);
}

/** Images behind the content. */
const BACKGROUND = '.moto-background-layer';

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * Boxes of the lines of text, images, and controls of the page in an area, all in px of the frame's
 * viewport. Only measures inside elements that reach into the area.
 */
export function contentBoxes(page: Document, area: Box): readonly Box[] {
  const found: Box[] = [];
  const collect = (element: Element) => {
    const own = toBox(element.getBoundingClientRect());
    if (!isEmptyBox(own) && !overlap(own, area)) return;
    if (element.matches(BACKGROUND)) return;
    if (element.matches(WHOLE)) {
      if (isVisible(element)) found.push(own);
      return;
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) collect(child as Element);
      else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim() && isVisible(element))
        found.push(...lineBoxes(child));
    }
  };
  collect(page.body);
  return found.filter((box) => overlap(box, area));
}
