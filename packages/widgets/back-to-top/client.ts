/** Scrolls to the top in the chosen time, and shows a floating button after some scrolling. */

const STOPS = ['wheel', 'touchstart', 'keydown'] as const;

/** What the browser does with a link to the top: Tab continues with the first link of the page. */
function focusTop(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

function scrollToTop(duration: number): void {
  const from = scrollY;
  const start = performance.now();
  const stop = new AbortController();
  for (const type of STOPS)
    addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
  const step = (now: number): void => {
    if (stop.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - start) / duration));
    scrollTo({ top: from * (1 - easeOut(part)), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

function start(link: HTMLElement): void {
  const duration = Number(link.dataset.backToTop);
  const { offset } = link.dataset;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    focusTop();
    if (duration > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      scrollToTop(duration);
    else scrollTo({ top: 0, behavior: 'instant' });
  });
  if (offset === undefined) return;
  const update = (): void => {
    link.dataset.shown = String(scrollY > Number(offset));
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

for (const link of document.querySelectorAll<HTMLElement>('[data-back-to-top]')) start(link);

export {};
