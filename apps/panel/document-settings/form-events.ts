import type { Closing } from '../forms/unsaved-guard.tsx';

/** What the settings of a page, post, or popup tell the screen or drawer that they are in. */
export type FormEvents<T> = {
  /** Called with the record as stored. */
  readonly onSaved?: (record: T) => void;
  readonly onDirty?: (isDirty: boolean) => void;
  /** A request to close what the form is in. */
  readonly closing?: Closing | null;
};
