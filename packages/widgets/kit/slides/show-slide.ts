/** Scrolls the list of a slide until the slide is in view. */
export function showSlide(slide: Element): void {
  const list = slide.parentElement;
  if (!list) return;
  const [inner, outer] = [slide.getBoundingClientRect(), list.getBoundingClientRect()];
  const left = Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  list.scrollBy({ left, behavior: 'instant' });
}
