import { type Box, overlap, toBox } from '../../core/geometry/box.ts';

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, a, button, summary, img';

const near = (box: Box, margin: number): Box => ({
  left: Number.NEGATIVE_INFINITY,
  top: box.top - margin,
  right: Number.POSITIVE_INFINITY,
  bottom: box.bottom + margin,
});

/** The boxes of the lines of text inside an element. */
function linesIn(element: Element): Box[] {
  if (element.localName === 'img') return [toBox(element.getBoundingClientRect())];
  const page = element.ownerDocument;
  const range = page.createRange();
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: Box[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    lines.push(...[...range.getClientRects()].map(toBox));
  }
  return lines;
}

/** The nearest element before or after a widget, which may be next to one that it is in. */
function neighbor(
  widget: Element,
  side: 'previousElementSibling' | 'nextElementSibling',
): Element | null {
  const beside = widget[side];
  if (beside) return beside;
  const outer = widget.parentElement?.closest('[data-node-id]');
  return outer ? neighbor(outer, side) : null;
}

/**
 * Lines of text and images of a widget and its neighbors that are up to `margin` px from the
 * selection, all in px of the frame's viewport.
 */
export function linesAround(widget: Element, selection: Box, margin: number): readonly Box[] {
  const around = near(selection, margin);
  const isNear = (each: Element) => overlap(toBox(each.getBoundingClientRect()), around);
  return [
    neighbor(widget, 'previousElementSibling'),
    widget,
    neighbor(widget, 'nextElementSibling'),
  ]
    .filter((each): each is Element => each !== null && isNear(each))
    .flatMap((each) => [each, ...each.querySelectorAll(BLOCKS)])
    .filter((each) => each.matches(BLOCKS) && isNear(each))
    .flatMap(linesIn);
}
