import type { NodeId, PageStatus } from '@plinth/model';

/** What the stored document lacks before it is public. */
export type OwnerFindings = {
  /** Links of the content that lead visitors nowhere: a name or URL, null for what is gone. */
  readonly broken: readonly {
    readonly label: string | null;
    readonly isHidden: boolean;
    /** The first widget with the link. */
    readonly node: NodeId;
  }[];
  /** Whether search results have no description of it. */
  readonly lacksDescription: boolean;
};

/** The document's owner, and navigation to its screens. */
export type OwnerPort = {
  readonly openSettings: () => void;
  readonly leave: () => void;
  /** The record's status as stored now. Null if the server doesn't answer. */
  readonly readStatus: () => Promise<PageStatus | null>;
  /** Null if the server doesn't answer. */
  readonly readFindings: () => Promise<OwnerFindings | null>;
};
