import { startTransition, useEffect, useState } from 'react';

const queued = new Set<() => void>();

function run(): void {
  const batch = [...queued];
  queued.clear();
  for (const work of batch) work();
}

/** Runs `work` after the next frame is painted, batched with others. Returns a cancel function. */
export function afterPaint(work: () => void): () => void {
  if (queued.size === 0) requestAnimationFrame(() => setTimeout(run));
  queued.add(work);
  return () => {
    queued.delete(work);
  };
}

/**
 * The value as of the last painted frame. Rendering with it never delays a paint, unlike
 * `useDeferredValue`, which yields to other work but not to painting. `flush`, called in an event
 * handler, renders with the current value before anything else in the event.
 */
export function useAfterPaint<T>(value: T): readonly [painted: T, flush: () => void] {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return [painted, () => setPainted(() => value)];
}
