import { toBox } from '../../core/geometry/box.ts';

const isStuckToTop = ({ position, top }: CSSStyleDeclaration, shown: number): boolean =>
  (position === 'sticky' || position === 'fixed') && shown <= Number.parseFloat(top) + 1;

/**
 * Where the view of an element starts: below what is stuck to the top of the window, such as a
 * header, over the scrolled page. In px of the frame.
 */
export function stickyBottom(element: Element, view: Window): number {
  if (view.scrollY <= 0) return 0;
  const ends = [...view.document.getElementsByClassName('moto-sticky')]
    .filter((sticky) => !sticky.contains(element) && !element.contains(sticky))
    .filter((sticky) => sticky.checkVisibility({ visibilityProperty: true }))
    .map((sticky) => ({ sticky, box: toBox(sticky.getBoundingClientRect()) }))
    .filter(({ sticky, box }) => isStuckToTop(view.getComputedStyle(sticky), box.top))
    .map(({ box }) => box.bottom);
  return Math.max(0, ...ends);
}
