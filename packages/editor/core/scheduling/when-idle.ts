export type Idle = { readonly timeRemaining: () => number };

/** ms of work at a time in browsers without idle callbacks, and after a timeout. */
const SLICE = 8;

function slice(): Idle {
  const end = performance.now() + SLICE;
  return { timeRemaining: () => Math.max(0, end - performance.now()) };
}

/** Runs `work` when the browser is idle, or after `timeout` ms. Returns a cancel function. */
export function whenIdle(work: (idle: Idle) => void, timeout?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => work(slice()), 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(
    (deadline) => work(deadline.didTimeout ? slice() : deadline),
    timeout === undefined ? undefined : { timeout },
  );
  return () => cancelIdleCallback(handle);
}
