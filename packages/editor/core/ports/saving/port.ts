import type { SectionName, WidgetNode } from '@plinth/model';
import type { DesignChanges, StoredDesign } from '../design/stored-design.ts';

/**
 * The revisions at which the sections were read. Shared sections the page doesn't have are missing.
 */
export type Revisions = {
  readonly content: number;
  readonly header?: number | undefined;
  readonly footer?: number | undefined;
};

/** Stored trees of some of the sections. */
export type SectionTrees = { readonly [N in SectionName]?: WidgetNode };

export type SaveRequest = {
  /** Changed sections only. */
  readonly sections: SectionTrees;
  /** The revisions they are based on. A save never replaces other ones. */
  readonly revisions: Revisions;
  /** Saved in the same transaction. */
  readonly design?: DesignChanges | undefined;
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
  | {
      readonly kind: 'saved';
      readonly revisions: Revisions;
      /** The document as stored now. Others may have saved its header or footer elsewhere. */
      readonly sections: SectionTrees;
      /** The site's design as stored now, if the save changed it. */
      readonly design?: StoredDesign | undefined;
    }
  /** Someone else has saved: all sections and the site's design as stored now. */
  | {
      readonly kind: 'conflict';
      readonly sections: SectionTrees;
      readonly revisions: Revisions;
      readonly design?: StoredDesign | undefined;
    }
  /** The server rejected the data: error keys by path, starting with `sections.…`. */
  | { readonly kind: 'refused'; readonly errors: { readonly [path: string]: readonly string[] } }
  /** No response; the same request can be retried automatically. */
  | { readonly kind: 'unreachable' }
  /** Not saved; `messageKey` explains why. */
  | { readonly kind: 'failed'; readonly messageKey: string };

/** The public URL of the document, null while it has none, or the message key of why it failed. */
export type PublishOutcome = { readonly url: string | null } | { readonly problem: string };

/** Saves and publishes the open document. */
export type SavePort = {
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
  /**
   * Creates a copy of this stored header or footer for the owner; null if it can't have its own.
   */
  readonly createOwnSection: ((section: SharedSection) => Promise<OwnSection>) | null;
  /** Publishes the stored document. */
  readonly publish: () => Promise<PublishOutcome>;
};
