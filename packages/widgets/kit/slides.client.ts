import { forEachShown } from './for-each-shown.ts';
import { startAutoplay } from './slides/autoplay.ts';
import { placesOf } from './slides/places.ts';
import { type Carousel, isRightToLeft } from './slides/slide-layout.ts';

/**
 * Moves slides by arrows, dots, keys, swipes, and time. Without this script, they're scrolled.
 */

/** Distance of a swipe in px. */
const SWIPE = 40;
/** ms without scrolling after which the list has snapped. */
const SETTLED_MS = 120;

type Side = 1 | -1;

/** Swipes over slides that don't scroll. Calls back with the side that the finger moves away from. */
function listenToSwipes(list: HTMLElement, swiped: (side: Side) => void): void {
  let startX = 0;
  const start = ({ touches }: TouchEvent): void => {
    startX = touches[0]?.clientX ?? 0;
  };
  list.addEventListener('touchstart', start, { passive: true });
  list.addEventListener('touchend', ({ changedTouches }) => {
    const distance = (changedTouches[0]?.clientX ?? startX) - startX;
    if (Math.abs(distance) > SWIPE) swiped(distance > 0 ? -1 : 1);
  });
}

function listenToScrolling(list: HTMLElement, settled: () => void): void {
  let timer = 0;
  const scrolled = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(settled, SETTLED_MS);
  };
  list.addEventListener('scroll', scrolled, { passive: true });
}

function listenToKeys({ root, list }: Carousel, pressed: (side: Side) => void): void {
  root.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isInSlide = target !== list && list.contains(target as Node);
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key] as Side | undefined;
    if (!side || isInSlide || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    pressed(side);
  });
}

function start(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>(':scope > .moto-slides-list');
  if (!list) return;
  const { slides, step, loops } = root.dataset;
  const isFading = slides === 'fade';
  const carousel = { root, list, isFading, step: Number(step), loops: loops !== undefined };
  const places = placesOf(carousel);
  const stop = startAutoplay(carousel, places.move);
  const onClick = (element: Element | null | undefined, act: () => void): void =>
    element?.addEventListener('click', () => {
      stop();
      act();
    });
  onClick(root.querySelector(':scope > .moto-slides-previous'), () => places.move(-1));
  onClick(root.querySelector(':scope > .moto-slides-next'), () => places.move(1));
  for (const [move, dot] of places.dots.entries()) onClick(dot, () => places.showMove(move));
  const towards = (side: Side): void => {
    stop();
    places.move(isRightToLeft(carousel) ? (-side as Side) : side);
  };
  listenToKeys(carousel, towards);
  if (isFading) listenToSwipes(list, towards);
  else {
    list.addEventListener('touchstart', stop, { passive: true });
    listenToScrolling(list, places.followScroll);
  }
  // Also calls back after the first layout, which measuring any earlier would do twice.
  new ResizeObserver(places.update).observe(list);
}

forEachShown('[data-slides]', start);
