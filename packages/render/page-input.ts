import type {
  Alternate,
  BackToTopMode,
  FactSettings,
  OwnerKind,
  PopupProperties,
  ShareImageOrigin,
  WidgetNode,
} from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { RenderMode } from './attributes.ts';

/** How the page name and site name are combined in the document title. */
export const TITLE_FORMATS = ['title', 'title_site', 'site_title'] as const;
export type TitleFormat = (typeof TITLE_FORMATS)[number];

/** Site facts used outside the page's sections. URLs are absolute. */
export type PageSite = {
  readonly site_name: string;
  readonly address: string;
  readonly html_lang: string;
  readonly page_title_format: TitleFormat;
  readonly favicon: { readonly url: string; readonly mime_type: string } | null;
  /** For structured data on the home page. */
  readonly facts: FactSettings;
  readonly logo_url: string | null;
  /** Null without a blog. */
  readonly feed_url: string | null;
  /** Custom code for every page, printed unchanged. */
  readonly head_code: string;
  readonly body_code: string;
  /** Shown if a popup can't be loaded. Empty: the standard text. */
  readonly popup_error_text: string;
  /** For example `google-site-verification`. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
};

export type PageImage = {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  readonly origin: ShareImageOrigin;
};

/** A page or post, with the field names of its record. URLs are absolute. */
export type PageFacts = {
  readonly id: number;
  readonly kind: OwnerKind;
  readonly name: string;
  /** Null for pages that are shown in place of the requested one. */
  readonly full_url: string | null;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly seo_keywords: string;
  readonly is_noindex: boolean;
  readonly is_nofollow: boolean;
  readonly is_canonical_hidden: boolean;
  readonly canonical_url: string;
  readonly alternates: readonly Alternate[];
  /** Of a list in pages. */
  readonly previous_url?: string | null;
  readonly next_url?: string | null;
  readonly head_code: string;
  readonly body_code: string;
  readonly image: PageImage | null;
  /** ISO 8601. Only posts have a date and an author. */
  readonly published_at: string | null;
  readonly modified: string | null;
  readonly author: string | null;
  /** From the home page to this page, both included. */
  readonly breadcrumbs: readonly { readonly name: string; readonly full_url: string }[];
};

export type PageSections = {
  readonly header: WidgetNode | null;
  readonly content: WidgetNode | null;
  readonly footer: WidgetNode | null;
};

/** The site's stylesheet: linked, or inlined if it's small. */
export type DesignSheet = { readonly href: string } | { readonly css: string };

export type PopupOpening = {
  readonly id: number;
  readonly href: string;
  readonly opens: PopupProperties['opens'];
};

export type RenderPageInput = {
  readonly site: PageSite;
  readonly page: PageFacts;
  readonly sections: PageSections;
  readonly context: SiteContext;
  readonly design: DesignSheet;
  /** Font files to preload. */
  readonly preloads: readonly { readonly href: string; readonly type: string }[];
  /** Class name of the page's background style. Null: the site's default. */
  readonly background: string | null;
  readonly is_sticky_footer: boolean;
  readonly back_to_top: BackToTopMode;
  /** The page shows a popup, with these properties, to visitors without JavaScript. */
  readonly popup?: PopupProperties | undefined;
  /** Shows the popup open, as over a page; what is behind it shows through. */
  readonly isPopupOpen?: boolean | undefined;
  /** Popups that open on the page on their own. */
  readonly openings?: readonly PopupOpening[] | undefined;
  /** URL of a client script. See `usedClients`. */
  readonly clientUrl: (name: string) => string;
  readonly mode?: RenderMode;
  readonly onBroken?: (node: WidgetNode, error: unknown) => void;
};
