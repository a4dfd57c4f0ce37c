import type { SectionTrees } from './save-port.ts';

/** One of the last saves of a document. */
export type Revision = {
  readonly revision: number;
  /** ISO time. */
  readonly created: string;
  readonly author: { readonly name: string } | null;
  readonly is_current: boolean;
  /** Widgets that the save added, removed and changed; null where nothing precedes it. */
  readonly changes: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
  } | null;
  /** The shared sections among what it changed. */
  readonly shared: readonly ('header' | 'footer')[];
};

/** Earlier saves of the open document. */
export type RevisionsPort = {
  /** The last saves, the newest first. */
  readonly revisions: () => Promise<readonly Revision[]>;
  /** All sections as they were at one of them. */
  readonly revision: (revision: number) => Promise<SectionTrees>;
};
