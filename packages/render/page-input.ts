import type { WidgetNode } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { RenderMode } from './attributes.ts';

/** How the name of a page and the name of the site make the title of the window. */
export const TITLE_FORMATS = ['title', 'title_site', 'site_title'] as const;
export type TitleFormat = (typeof TITLE_FORMATS)[number];

/** The site as far as a page's frame tells of it. Addresses are absolute. */
export type PageSite = {
  readonly site_name: string;
  readonly address: string;
  readonly html_lang: string;
  readonly page_title_format: TitleFormat;
  readonly favicon: { readonly url: string; readonly mime_type: string } | null;
  /** The owner's code for every page: printed as it is. */
  readonly head_code: string;
  readonly body_code: string;
  /** Such as `google-site-verification`, and the address of a feed. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
};

export type PageImage = {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
};

/** A page or post; field names are those of its record. Addresses are absolute. */
export type PageFacts = {
  readonly id: number;
  readonly kind: 'page' | 'post';
  readonly name: string;
  readonly full_url: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly seo_keywords: string;
  readonly is_noindex: boolean;
  readonly is_nofollow: boolean;
  readonly is_canonical_hidden: boolean;
  readonly canonical_url: string;
  readonly head_code: string;
  readonly body_code: string;
  readonly image: PageImage | null;
  /** ISO 8601; posts have a date and an author. */
  readonly published_at: string | null;
  readonly modified: string | null;
  readonly author: string | null;
  /** From the home page down to this page, both included. */
  readonly breadcrumbs: readonly { readonly name: string; readonly full_url: string }[];
};

export type PageSections = {
  readonly header: WidgetNode | null;
  readonly content: WidgetNode | null;
  readonly footer: WidgetNode | null;
};

/** The site's own style sheet: linked, or small enough to be printed into the page. */
export type DesignSheet = { readonly href: string } | { readonly css: string };

export type RenderPageInput = {
  readonly site: PageSite;
  readonly page: PageFacts;
  readonly sections: PageSections;
  /** What widgets may ask about the site. */
  readonly context: SiteContext;
  readonly design: DesignSheet;
  /** Font files that the first screen needs. */
  readonly preloads: readonly { readonly href: string; readonly type: string }[];
  /** Class name of the page's background style; null: the site's own. */
  readonly background: string | null;
  readonly is_sticky_footer: boolean;
  /** Where the script of a client is served; see `usedClients`. */
  readonly clientAddress: (name: string) => string;
  readonly mode?: RenderMode;
  readonly onBroken?: (node: WidgetNode, error: unknown) => void;
};
