import type { SectionTrees } from '../saving/port.ts';

/** A saved version of a document. */
export type Revision = {
  readonly revision: number;
  /** ISO time. */
  readonly created: string;
  readonly author: { readonly name: string } | null;
  readonly is_current: boolean;
  /** Whether the document was published with this version. */
  readonly is_published: boolean;
  /** Whether the site was launched with this version. */
  readonly is_launched: boolean;
  /** The parts of the document with the changes, with the names that the owner gave them. */
  readonly parts: readonly { readonly widget: string; readonly name: string | null }[];
  /** ISO time of the earlier version that it restored. */
  readonly restored_from: string | null;
  /** Numbers of widgets that the save added, removed, and changed; null for the first version. */
  readonly changes: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
  } | null;
  /** The shared sections it changed. */
  readonly shared: readonly ('header' | 'footer')[];
};

/**
 * Saved versions of the open document. A new object after every change of the site's data, because
 * publishing marks versions.
 */
export type RevisionsPort = {
  /** The latest versions, newest first. */
  readonly list: () => Promise<readonly Revision[]>;
  /** All sections of a version. */
  readonly read: (revision: number) => Promise<SectionTrees>;
};
