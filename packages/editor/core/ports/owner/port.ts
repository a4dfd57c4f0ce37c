import type { PageStatus } from '@plinth/model';

/** The document's owner, and navigation to its screens. */
export type OwnerPort = {
  readonly openSettings: () => void;
  readonly leave: () => void;
  /** The record's status as stored now. Null if the server doesn't answer. */
  readonly readStatus: () => Promise<PageStatus | null>;
};
