import { startTransition, useEffect, useState } from 'react';

const waiting = new Set<() => void>();

function run(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/** Runs `work` after the next frame is painted, batched with others. Returns a cancel function. */
export function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(run));
  waiting.add(work);
  return () => {
    waiting.delete(work);
  };
}

/**
 * The value as of the last painted frame. Rendering with it never delays a paint, unlike
 * `useDeferredValue`, which yields to other work but not to painting. `hurry`, called in an event
 * handler, renders with the current value before anything else in the event.
 */
export function useAfterPaint<T>(value: T): readonly [painted: T, hurry: () => void] {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return [painted, () => setPainted(() => value)];
}
