import type { DesignChanges } from '../design/stored-design.ts';
import type { SaveRequest, SectionTrees } from '../saving/port.ts';

/** A URL that opens without a session; `expires` is an ISO time. */
export type SignedUrl = { readonly url: string; readonly expires: string };

/** Transferred bytes: the document with its inline styles, the site's style sheet, and scripts. */
export type Cost = { readonly html: number; readonly css: number; readonly scripts: number };

export type DocumentCost = Cost & {
  /** What the document would save without the widget. */
  readonly widget: Cost | null;
};

/**
 * Private URLs of the document, and its weight. A new object after every change of the site's data,
 * which both depend on.
 */
export type PreviewPort = {
  /** A private URL that shows the document as stored. */
  readonly stored: () => Promise<SignedUrl>;
  /**
   * A private URL that shows the document with these sections, and these changes to the site's
   * design.
   */
  readonly draft: (
    sections: SaveRequest['sections'],
    design: DesignChanges | null,
  ) => Promise<SignedUrl>;
  /**
   * A private URL of what a path of the site leads to, as stored, with these changes to the site's
   * design. The document itself has its unsaved sections. Null if the path leads to no page or post.
   */
  readonly linked: (
    href: string,
    sections: SaveRequest['sections'],
    design: DesignChanges | null,
  ) => Promise<SignedUrl | null>;
  /** A private URL of the page that a popup covers in the editor. Null for all other documents. */
  readonly behind: (() => Promise<SignedUrl>) | null;
  /** The document's page weight with these sections, and the share of one widget. */
  readonly cost: (sections: SectionTrees, widget: string | null) => Promise<DocumentCost>;
};
