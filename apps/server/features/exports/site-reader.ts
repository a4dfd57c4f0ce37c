import type { RedirectFields } from '@plinth/model';

/** The public site as an export reads it, at one moment. The site itself answers. */

export type CopiedDocument = {
  /** Path and query, as visitors know it. */
  readonly path: string;
  /** Parts of its path. None: the home page. */
  readonly chain: readonly string[];
  readonly name: string;
  /** A page of its list; undefined if it's gone meanwhile. The first one tells how many there are. */
  readonly read: (list_page: number) => Promise<CopiedPage | undefined>;
};

export type CopiedPage = { readonly body: Buffer; readonly list_pages: number | undefined };

export type LeftOutReason = 'draft' | 'future' | 'password' | 'address';

export type LeftOut = {
  readonly name: string;
  readonly path: string;
  readonly reason: LeftOutReason;
};

export type CopiedFile = {
  /** Path and query. */
  readonly path: string;
  readonly read: () => Promise<Buffer | undefined>;
};

export type CopiedSite = {
  /** Without a slash at the end. */
  readonly address: string;
  readonly suffix: string;
  readonly documents: readonly CopiedDocument[];
  readonly left_out: readonly LeftOut[];
  /** Sitemaps, feeds, and the like, which have links. */
  readonly texts: readonly CopiedFile[];
  readonly notFound: () => Promise<Buffer>;
  readonly favicon: () => Promise<{ readonly type: string; readonly body: Buffer }>;
  /** A file that pages name: a style sheet, a script, a font, a drawn image. */
  readonly asset: (path: string) => Promise<Buffer | undefined>;
  readonly redirects: readonly RedirectFields[];
  /** What visitors read in place of a form that can't be sent. */
  readonly form_note: string;
};

/** Null while visitors can't see the site. */
export type OpenSite = () => Promise<CopiedSite | null>;
