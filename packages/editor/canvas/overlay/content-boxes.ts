import { type Box, isEmptyBox, overlap, toBox } from '../../core/geometry/box.ts';
import { EMPTY_TEXTS } from '../frame/empty-texts.ts';

/** Elements that are covered as a whole, unlike text, of which only the lines count. */
const WHOLE = `a, button, input, select, textarea, summary, img, svg, video, iframe, canvas, ${EMPTY_TEXTS}`;

function lineBoxes(text: Node): Box[] {
  const range = text.ownerDocument?.createRange();
  range?.selectNodeContents(text);
  return [...(range?.getClientRects() ?? [])].map(toBox);
}

/** Images behind the content. */
const BACKGROUND = '.moto-background-layer';

/** What shows nothing of its own: the background, and links over a whole column. */
const isUnseen = (element: Element): boolean =>
  element.matches(BACKGROUND) || (element.matches('a') && !element.hasChildNodes());

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * Boxes of the lines of text, placeholders of text, images, and controls of a part of the page in an
 * area, all in px of the frame's viewport. Only measures inside elements that reach into the area.
 */
export function contentBoxes(root: Element, area: Box): readonly Box[] {
  const found: Box[] = [];
  const collect = (element: Element) => {
    const own = toBox(element.getBoundingClientRect());
    if (!isEmptyBox(own) && !overlap(own, area)) return;
    if (isUnseen(element)) return;
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
  collect(root);
  return found.filter((box) => overlap(box, area));
}
