/** Measures the slides of a carousel on the page. */

export type Carousel = {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  /** Slides are on top of each other instead of in a row. */
  readonly isFading: boolean;
  /** Slides that an arrow moves by. */
  readonly step: number;
  readonly loops: boolean;
};

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides that aren't hidden on this device. */
export const slidesOf = ({ list }: Carousel): readonly HTMLElement[] =>
  [...list.children].filter(
    (slide): slide is HTMLElement =>
      slide instanceof HTMLElement && getComputedStyle(slide).display !== 'none',
  );

export const isRightToLeft = ({ list }: Carousel): boolean =>
  getComputedStyle(list).direction === 'rtl';

/** The distance between two neighbors in a row. */
function pitchOf([first, second]: readonly HTMLElement[]): number {
  if (!first || !second) return 0;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

/** How many slides are shown at once. */
export function shownCount({ list, isFading }: Carousel, slides: readonly HTMLElement[]): number {
  const pitch = isFading ? 0 : pitchOf(slides);
  const space = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  return pitch ? Math.max(1, Math.round((list.clientWidth + space) / pitch)) : 1;
}

/** The index of the first slide to which the list is scrolled. */
export function scrolledTo({ list }: Carousel, slides: readonly HTMLElement[]): number {
  const pitch = pitchOf(slides);
  return pitch ? Math.round(Math.abs(list.scrollLeft) / pitch) : 0;
}

export function scrollToSlide(carousel: Carousel, slide: HTMLElement): void {
  const { list } = carousel;
  const [inner, outer] = [slide.getBoundingClientRect(), list.getBoundingClientRect()];
  const left = isRightToLeft(carousel) ? inner.right - outer.right : inner.left - outer.left;
  list.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
