/** ms in which the page moves aside. */
const DURATION = 160;

/**
 * Moves a value to another in small steps, one per frame; at once for users who want less motion.
 * Returns a function that stops.
 */
export function slide(from: number, to: number, show: (value: number) => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to);
    return () => undefined;
  }
  const start = performance.now();
  let frame = 0;
  const step = () => {
    const left = 1 - Math.min(1, (performance.now() - start) / DURATION);
    if (left > 0) frame = requestAnimationFrame(step);
    show(to - (to - from) * left ** 3);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
