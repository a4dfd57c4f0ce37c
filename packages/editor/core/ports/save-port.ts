import type { SectionName, WidgetNode } from '@plinth/model';

/** The revisions that the sections were read at; the shared ones are absent where there are none. */
export type Revisions = {
  readonly content: number;
  readonly header?: number | undefined;
  readonly footer?: number | undefined;
};

/** Trees of some of the sections, as they are stored. */
export type SectionTrees = { readonly [N in SectionName]?: WidgetNode };

export type SaveRequest = {
  /** The changed sections alone. */
  readonly sections: SectionTrees;
  /** What they build on: a save never replaces anything else. */
  readonly revisions: Revisions;
};

/** A header or footer that several documents show. */
export type SharedSection = {
  readonly name: 'header' | 'footer';
  /** The stored section's id. */
  readonly id: number;
  readonly tree: WidgetNode;
};

export type OwnSection = {
  readonly id: number;
  readonly label: string;
  readonly revision: number;
};

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revisions: Revisions }
  /** Somebody saved since: all sections as they are stored now. */
  | {
      readonly kind: 'conflict';
      readonly sections: SectionTrees;
      readonly revisions: Revisions;
    }
  /** The server refuses what it got: error keys by path from `sections.…`. */
  | { readonly kind: 'refused'; readonly errors: { readonly [path: string]: readonly string[] } }
  /** Nothing came back; the same is worth sending again by itself. */
  | { readonly kind: 'unreachable' }
  /** Not stored; `messageKey` says why. */
  | { readonly kind: 'failed'; readonly messageKey: string };

/** Where the document is online now (null: nowhere yet), or the key of a message why it is not. */
export type PublishOutcome = { readonly address: string | null } | { readonly problem: string };

/** Saving and publishing of the open document. */
export type SavePort = {
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Copies this header or footer, as it is stored, for the owner alone; null where it can't choose one. */
  readonly ownSection: ((section: SharedSection) => Promise<OwnSection>) | null;
  /** Puts the document as stored online. */
  readonly publish: () => Promise<PublishOutcome>;
};
