import { useCallback, useRef, useState } from 'react';
import type { Closing } from '../../../forms/unsaved-guard.tsx';

/** The redirect being edited, at most one. */
export type Edited = number | 'new' | null;

export type Editing = {
  readonly edited: Edited;
  /** Opens another form, or none; asks first if typed values would be lost. */
  readonly edit: (next: Edited) => void;
  /** Closes the form without asking, for example after saving. */
  readonly close: () => void;
  /** Runs an action that closes the form, such as a search; asks first in the same way. */
  readonly leaveTo: (proceed: () => void) => void;
  /** Called by the open form. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly closing: Closing | null;
};

/** Tracks which redirect is edited, and asks before typed values are lost. */
export const useEditing = (): Editing => {
  const [edited, setEdited] = useState<Edited>(null);
  const [wish, setWish] = useState<{ readonly proceed: () => void } | null>(null);
  // A ref, because a key may be pressed before typed input has rendered.
  const isDirty = useRef(false);
  const onDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  // Deferred: the same Escape would otherwise also close the confirmation dialog.
  const ask = (next: typeof wish) => void setTimeout(() => setWish(next));
  const leaveTo = (proceed: () => void) => (isDirty.current ? ask({ proceed }) : proceed());
  const leave = () => {
    setWish(null);
    setEdited(null);
    wish?.proceed();
  };
  return {
    ...{ edited, leaveTo, onDirty },
    edit: (next) => leaveTo(() => setEdited(next)),
    close: () => setEdited(null),
    closing: wish && { leave, stay: () => ask(null) },
  };
};
