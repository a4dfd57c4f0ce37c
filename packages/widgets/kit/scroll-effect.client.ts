import { forEachShown } from './for-each-shown.ts';

/**
 * Parallax, and sticky parts that appear only after scrolling, in browsers without scroll-driven
 * animations, such as Firefox. The effects are those of `background.css` and `sticky.css`. Without
 * this script, images stay still and all parts are visible.
 */
const PARALLAX = { height: '130%', shift: 23 };

/** px. Where the animation of `sticky.css` begins to show the part. */
const APPEARS_AT = 144;

const isReduced = matchMedia('(prefers-reduced-motion: reduce)');

function move(layer: HTMLElement): void {
  const image = layer.querySelector<HTMLElement>('img, video, div');
  if (!image) return;
  const { top, height } = layer.getBoundingClientRect();
  const way = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)));
  image.style.height = isReduced.matches ? '' : PARALLAX.height;
  image.style.transform = isReduced.matches ? '' : `translateY(${(way - 1) * PARALLAX.shift}%)`;
}

function appear(part: HTMLElement): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isShown = scrollY > APPEARS_AT || scrollHeight <= clientHeight;
  part.style.visibility = isShown ? '' : 'hidden';
}

const EFFECTS: { readonly [effect: string]: (element: HTMLElement) => void } = {
  parallax: move,
  hidden: appear,
};

const elements: HTMLElement[] = [];
forEachShown('[data-scroll-effect]', (element) => elements.push(element));

function update(): void {
  for (const element of elements) EFFECTS[element.dataset.scrollEffect ?? '']?.(element);
}

let frame = 0;

function updateSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

if (!CSS.supports('animation-timeline', 'view()')) {
  update();
  addEventListener('scroll', updateSoon, { passive: true });
  addEventListener('resize', updateSoon);
  isReduced.addEventListener('change', update);
}
