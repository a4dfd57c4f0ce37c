import type { DocumentNode, NodeId } from '@plinth/model';

/** Unsaved work as one editor window parked it. Later calls of a window have higher revisions. */
export type ParkedVersion = { readonly window: string; readonly revision: number };

/** The content of a browser's journal as plain data; the editor validates what it reads. */
export type ParkedData = {
  /** ms since 1970. */
  readonly at: number;
  /** Identifies the stored documents that the work builds on. */
  readonly stored: string;
  readonly view: {
    readonly selection: readonly NodeId[];
    readonly device: string;
    readonly scroll: number;
  };
  readonly nodes: readonly {
    readonly id: NodeId;
    readonly saved: DocumentNode | null;
    readonly now: DocumentNode | null;
  }[];
  readonly history: {
    readonly done: readonly unknown[];
    readonly undone: readonly unknown[];
  } | null;
};

export type ParkedWork = ParkedVersion & {
  /** When it was parked, in ms since 1970. */
  readonly modified: number;
  /** The browser it was made in, such as `Firefox · Windows`. */
  readonly device: string;
  readonly data: ParkedData;
};

export type ParkRequest = ParkedVersion & {
  /** Work of other windows that this window restored or discarded. */
  readonly replaces: readonly ParkedVersion[];
  readonly data: ParkedData;
  /** The window may be closing. */
  readonly isLast: boolean;
};

/**
 * `conflict`: there is work of another window that this one doesn't know. `refused`: this work can't
 * be parked. `unreachable`: a later call may succeed.
 */
export type ParkOutcome = 'parked' | 'conflict' | 'refused' | 'unreachable';

/** Parks the user's unsaved work on the open document outside the browser. */
export type ParkingPort = {
  readonly read: () => Promise<ParkedWork | null>;
  readonly save: (request: ParkRequest) => Promise<ParkOutcome>;
  /** Deletes the parked work if it is one of these; resolves to whether it is gone. */
  readonly drop: (versions: readonly ParkedVersion[]) => Promise<boolean>;
};
