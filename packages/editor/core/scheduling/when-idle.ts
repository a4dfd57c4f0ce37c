export type Idle = { readonly timeRemaining: () => number };

/** ms of work at a time where the browser has no idle moment to give. */
const SLICE = 8;

function slice(): Idle {
  const end = performance.now() + SLICE;
  return { timeRemaining: () => Math.max(0, end - performance.now()) };
}

/** Does `work` when the browser has nothing better to do, or after `timeout` ms; the answer calls it off. */
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
