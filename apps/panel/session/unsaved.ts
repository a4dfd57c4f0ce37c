const dirty = new Set<symbol>();

/** Marks unsaved work until the returned function is called. */
export const markUnsaved = (): (() => void) => {
  const mark = Symbol('unsaved');
  dirty.add(mark);
  return () => dirty.delete(mark);
};

export const hasUnsavedWork = (): boolean => dirty.size > 0;
