/** ms after a click on the page in which a second one makes it a double click. */
const DOUBLE_CLICK = 300;

/**
 * Waits until no pointer is pressed on the page or on a handle, and no click on the page can become a
 * double click, so that nothing moves under the pointer.
 */
export function createIdlePointer(page: Document) {
  /** Infinite while a pointer is pressed. */
  let idleAt = Number.NEGATIVE_INFINITY;
  let timer: number | undefined;
  const waiting = new Set<() => void>();
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };

  const runWhenIdle = () => {
    window.clearTimeout(timer);
    const wait = idleAt - performance.now();
    if (wait === Number.POSITIVE_INFINITY) return;
    if (wait > 0) {
      timer = window.setTimeout(runWhenIdle, wait);
      return;
    }
    const ready = [...waiting];
    waiting.clear();
    for (const callback of ready) callback();
  };
  const press = () => {
    idleAt = Number.POSITIVE_INFINITY;
  };
  const releaseAt = (time: () => number) => () => {
    idleAt = time();
    runWhenIdle();
  };
  const releases = [
    [page, releaseAt(() => performance.now() + DOUBLE_CLICK)],
    [window, releaseAt(() => Number.NEGATIVE_INFINITY)],
  ] as const;
  for (const [target, release] of releases) {
    target.addEventListener('pointerdown', press, options);
    for (const type of ['pointerup', 'pointercancel'])
      target.addEventListener(type, release, options);
  }
  return {
    /** Calls back once the pointer is idle, at once if it is. Returns a function that cancels. */
    whenIdle: (callback: () => void) => {
      waiting.add(callback);
      runWhenIdle();
      return () => {
        waiting.delete(callback);
      };
    },
    close: () => {
      window.clearTimeout(timer);
      waiting.clear();
      stop.abort();
    },
  };
}

export type IdlePointer = ReturnType<typeof createIdlePointer>;
