import type { ColorTheme } from '@plinth/model';
import type { SaveRequest, SectionTrees } from './save-port.ts';

/** An address that opens without a session; `expires` is an ISO time. */
export type SignedAddress = { readonly url: string; readonly expires: string };

/** Bytes as they travel: the document with the styles in it, the site's style sheet, scripts. */
export type Cost = { readonly html: number; readonly css: number; readonly scripts: number };

export type DocumentCost = Cost & {
  /** What the document without the widget would save. */
  readonly widget: Cost | null;
};

/** Private URLs of the document, and its weight. */
export type PreviewPort = {
  /** A private URL that shows the document as stored. */
  readonly previewUrl: () => Promise<SignedAddress>;
  /** A private URL that shows the document with these sections and colours in place of the stored ones. */
  readonly draftPreview: (
    sections: SaveRequest['sections'],
    colors: ColorTheme | undefined,
  ) => Promise<SignedAddress>;
  /** What the document costs a visitor with these sections, and the part of one widget in it. */
  readonly cost: (sections: SectionTrees, widget: string | null) => Promise<DocumentCost>;
};
