import { type Carousel, scrolledTo, scrollToSlide, shownCount, slidesOf } from './slide-layout.ts';

const part = ({ root }: Carousel, name: string) =>
  root.querySelector(`:scope > .moto-slides-${name}`);

/** Only slides that are shown take focus and are read. */
function markSlides(slides: readonly HTMLElement[], first: number, count: number): void {
  for (const [at, slide] of slides.entries()) {
    const isShown = at >= first && at < first + count;
    slide.inert = !isShown;
    slide.toggleAttribute('data-current', isShown);
  }
}

/** Shows as many dots as there are moves, and marks one. */
function markDots(dots: readonly HTMLElement[], count: number, current: number): void {
  for (const [at, dot] of dots.entries()) {
    dot.hidden = at >= count;
    if (at === current) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}

/** What a carousel shows, and how that changes. */
export function placesOf(carousel: Carousel) {
  const { root, isFading, step, loops } = carousel;
  const dots = [...root.querySelectorAll<HTMLElement>('.moto-slides-dots > button')];
  let index = 0;
  let hasMoved = false;
  const lastIndex = (): number => {
    const slides = slidesOf(carousel);
    return Math.max(0, slides.length - shownCount(carousel, slides));
  };
  const update = (): void => {
    const slides = slidesOf(carousel);
    const last = lastIndex();
    index = Math.min(index, last);
    markSlides(slides, index, slides.length - last);
    const moves = Math.ceil(last / step);
    markDots(dots, moves + 1, index === last ? moves : Math.floor(index / step));
    const isEnd = (end: number): string => String(!loops && index === end);
    part(carousel, 'previous')?.setAttribute('aria-disabled', isEnd(0));
    part(carousel, 'next')?.setAttribute('aria-disabled', isEnd(last));
    root.dataset.ready = last === 0 ? 'still' : hasMoved ? 'moved' : '';
  };
  const show = (next: number): boolean => {
    const slide = slidesOf(carousel)[next];
    if (!slide || next === index) return false;
    index = next;
    hasMoved = true;
    update();
    if (!isFading) scrollToSlide(carousel, slide);
    return true;
  };
  return {
    dots,
    update,
    showMove: (move: number): boolean => show(Math.min(move * step, lastIndex())),
    /** Returns whether there was anywhere to go. */
    move: (by: 1 | -1): boolean => {
      const last = lastIndex();
      const next = Math.max(0, Math.min(last, index + by * step));
      return show(next === index && loops ? (by > 0 ? 0 : last) : next);
    },
    followScroll: (): void => {
      index = scrolledTo(carousel, slidesOf(carousel));
      update();
    },
  };
}
