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
