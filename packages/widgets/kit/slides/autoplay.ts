import { type Carousel, prefersReducedMotion } from './slide-layout.ts';

const SECOND_MS = 1000;

/** Whether a visitor can see it move. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

/**
 * Moves slides by time, unless the visitor points at them, has the focus in them, or has paused
 * them. Returns a function for when the visitor has chosen a slide.
 */
export function startAutoplay({ root, list }: Carousel, move: (by: 1) => boolean): () => void {
  const { duration, stops, play = '', pause = '' } = root.dataset;
  const button = root.querySelector('.moto-slides-pause');
  let isPlaying = duration !== undefined && !prefersReducedMotion();
  let isHovered = false;
  let isFocused = false;
  let timer = 0;
  const update = (): void => {
    clearTimeout(timer);
    const isRunning = isPlaying && !isHovered && !isFocused;
    list.ariaLive = isRunning ? 'off' : 'polite';
    button?.toggleAttribute('data-paused', !isPlaying);
    button?.setAttribute('aria-label', isPlaying ? pause : play);
    if (isRunning) timer = window.setTimeout(tick, Number(duration) * SECOND_MS);
  };
  const tick = (): void => {
    if (isInView(root) && !move(1)) isPlaying = false;
    update();
  };
  const hover = ({ type, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    isHovered = type === 'pointerenter';
    update();
  };
  const focus = ({ type, target }: FocusEvent): void => {
    isFocused = type === 'focusin' && target !== button;
    update();
  };
  button?.addEventListener('click', () => {
    isPlaying = !isPlaying;
    update();
  });
  root.addEventListener('pointerenter', hover);
  root.addEventListener('pointerleave', hover);
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', focus);
  update();
  return () => {
    if (stops === undefined || !isPlaying) return;
    isPlaying = false;
    update();
  };
}
