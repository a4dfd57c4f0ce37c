import { useCallback, useRef, useState } from 'react';
import type { Closing } from '../../../forms/unsaved-guard.tsx';

/** The redirect whose form is open: one at a time. */
export type Edited = number | 'new' | null;

export type Editing = {
  readonly edited: Edited;
  /** Opens another form, or none; asks first where something typed would be lost. */
  readonly edit: (next: Edited) => void;
  /** Closes the form without asking, as after it was saved. */
  readonly close: () => void;
  /** Does what would take the form away, such as a search; asks first in the same way. */
  readonly leaveTo: (goOn: () => void) => void;
  /** For the open form. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly closing: Closing | null;
};

/** Which redirect is edited, with the question before typed values are lost. */
export const useEditing = (): Editing => {
  const [edited, setEdited] = useState<Edited>(null);
  const [wish, setWish] = useState<{ readonly goOn: () => void } | null>(null);
  // Read when a key is pressed: that may come before what was typed is drawn.
  const isDirty = useRef(false);
  const onDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  // One press of Escape reaches the form and the question: it counts for the one on top.
  const ask = (next: typeof wish) => void setTimeout(() => setWish(next));
  const leaveTo = (goOn: () => void) => (isDirty.current ? ask({ goOn }) : goOn());
  const leave = () => {
    setWish(null);
    setEdited(null);
    wish?.goOn();
  };
  return {
    ...{ edited, leaveTo, onDirty },
    edit: (next) => leaveTo(() => setEdited(next)),
    close: () => setEdited(null),
    closing: wish && { leave, stay: () => ask(null) },
  };
};
