const dirty = new Set<symbol>();

/** Counts a screen as holding unsaved work until the answer is called. */
export const markUnsaved = (): (() => void) => {
  const mark = Symbol('unsaved');
  dirty.add(mark);
  return () => dirty.delete(mark);
};

export const hasUnsavedWork = (): boolean => dirty.size > 0;
