import { startTransition, useEffect, useState } from 'react';

const waiting = new Set<() => void>();

function run(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/** Does `work` once the next frame is painted, together with all else that waits for it; the answer calls it off. */
export function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(run));
  waiting.add(work);
  return () => {
    waiting.delete(work);
  };
}

/**
 * The value as the last painted frame knew it. What is drawn by it never keeps the page waiting:
 * React's own deferring gives way to other work, but not to the paint. The second answer, called in
 * an event, draws by the value as it is now before the event does anything else.
 */
export function useAfterPaint<T>(value: T): readonly [painted: T, hurry: () => void] {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return [painted, () => setPainted(() => value)];
}
