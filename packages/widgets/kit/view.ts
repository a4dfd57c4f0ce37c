import type { Translate } from '@plinth/i18n';
import type {
  AnswerIssue,
  DataRequest,
  DataSourceName,
  Device,
  EmbedConsent,
  FactName,
  GetData,
  LayeredBackground,
  LinkAction,
  NodeId,
  Owner,
  TopicRef,
  WidgetDefinition,
} from '@plinth/model';
import type { ComponentType, ReactNode } from 'react';

/** The part of a page that contains a document. Its first letter is the prefix of node classes. */
export const SCOPES = ['header', 'content', 'footer', 'popup'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * Spread onto the root element of every view. `data-node-id` only exists in the editor's canvas.
 */
export type RootAttributes = {
  readonly className: string;
  readonly id?: string;
  readonly 'data-node-id'?: NodeId;
  readonly 'data-animation'?: string;
  /** Variables only. */
  readonly style?: { readonly [name: `--${string}`]: string } | undefined;
};

/**
 * Spread onto the element that shows a text which can be edited on the page. Only exists in the
 * editor's canvas.
 */
export type EditableAttributes = { readonly 'data-text'?: string };

export type ResolvedLink = {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
  readonly download?: string;
  readonly title?: string;
  /**
   * Opens the image in a lightbox through the script `lightbox`. The value labels the close button.
   * Without the script, the link opens the image file.
   */
  readonly 'data-lightbox'?: string;
  /** Id of the popup that the script `popup` opens. */
  readonly 'data-popup'?: string;
};

export type ImageSource = { readonly type: string; readonly srcset: string };

/** A media file for views. Dimensions are those of the original in px. */
export type SiteMedia = {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly mime_type: string;
  readonly title: string;
  readonly alt: string;
  /** Focal point in percent of width and height. */
  readonly focal_point: { readonly x: number; readonly y: number };
  /** Renditions by format, most widely supported last. Empty for files without renditions. */
  readonly sources: readonly ImageSource[];
  /** URL of the cover or poster frame that an audio or video file brings. */
  readonly cover?: string | undefined;
};

/** A site fact as texts show it. */
export type SiteFact = {
  /** Lines are separated by line breaks. */
  readonly text: string;
  /** The logo. Its text is the site name. */
  readonly image: SiteMedia | null;
  /** Whether the image is shown on the color of the text. */
  readonly hasBackdrop?: boolean;
  /** Whether the site doesn't have it. The editor shows its name instead. */
  readonly isMissing: boolean;
};

/** The page that contains a widget. */
export type PageContext = {
  /** The owner of the document. Null for generated pages. */
  readonly owner: Owner | null;
  /** Which page of a list in pages is shown. The first one if absent. */
  readonly list_page?: number | undefined;
  /** Only posts with this category or tag are in that list. All if absent. */
  readonly topic?: TopicRef | undefined;
};

/** Why a form wasn’t sent, besides its answers. */
export type FormFailure = 'failure' | 'too_many' | 'already';

/** The answer to a form that was sent without the script: what the visitor has typed. */
export type FormReply = {
  /** The scope and the id of the form. */
  readonly form: string;
  readonly values: { readonly [name: string]: string };
  readonly issues: { readonly [name: string]: AnswerIssue };
  readonly failure: FormFailure | null;
};

/** Whether a password is only asked for, or the one that was sent opened nothing. */
export type PasswordState = 'ask' | 'wrong' | 'too_many';

/** Joining or leaving the newsletter by a link in an email. */
export type SubscriptionStep = 'confirm' | 'unsubscribe';

/** A part of a text, and whether it’s what was searched for. */
export type FoundPart = { readonly text: string; readonly isMatch: boolean };

/** What a search of the site has found. */
export type SiteSearch = {
  /** What was searched for. */
  readonly query: string;
  /** How much was found, in words; nothing, or what to do. */
  readonly summary: string;
  /** One page of results, best first. */
  readonly results: readonly {
    readonly href: string;
    /** As people read it. */
    readonly address: string;
    readonly title: readonly FoundPart[];
    readonly excerpt: readonly FoundPart[];
  }[];
  /** Null: there is no such page. */
  readonly previous: string | null;
  readonly next: string | null;
};

/**
 * Everything that views can know about the site. The server loads it from the database before
 * rendering, the editor from its ports. Views never load anything.
 */
export type SiteContext = {
  /** BCP 47 language tag of the page. */
  readonly language: string;
  /** The site's URL, without a slash at its end. Empty while it's loading in the editor. */
  readonly address: string;
  /** Translates visitor-facing texts by message key. */
  readonly text: Translate<'visitors'>;
  /** Null: the link has no action, or its target is deleted or hidden. */
  readonly link: (action: LinkAction) => ResolvedLink | null;
  /**
   * The status of a page that visitors don't see yet, in words. Always null for visitors: only the
   * editor shows where links to such a page will be.
   */
  readonly unpublished: (action: LinkAction) => string | null;
  readonly media: (id: number) => SiteMedia | null;
  /** The SVG path of an icon. Null if there is none of that name, or while it loads in the editor. */
  readonly icon: (name: string) => string | null;
  /** Null: visitors see nothing in its place. */
  readonly fact: (name: FactName) => SiteFact | null;
  readonly page: PageContext;
  /** Whether a link leads to the current page. */
  readonly isCurrentPage: (action: LinkAction) => boolean;
  /** Returns the data requested in `data.ts`. Views receive theirs as `data`. */
  readonly data: GetData;
  readonly lazyLoading: boolean;
  /** Whether iframes load. Always false in the editor. */
  readonly loadsIframes: boolean;
  /** How long visitors' consent to content of other companies lasts. */
  readonly embedConsent: EmbedConsent;
  /** Background styles with an element of their own. */
  readonly layeredBackgrounds: readonly LayeredBackground[];
  /** Whether custom code is printed. */
  readonly runsCode: boolean;
  /** Null: no form has just been sent. */
  readonly formReply: FormReply | null;
  /** Null: no password has just been asked for. */
  readonly askedPassword: PasswordState | null;
  /** What a link in an email asks to confirm. Null on all other pages. */
  readonly subscriptionStep: SubscriptionStep | null;
  /** What was searched for and found. Null on all pages but that of results. */
  readonly search: SiteSearch | null;
  /** The node with the page's first image, which is loaded eagerly. */
  readonly eagerImage: NodeId | null;
};

/**
 * Props of a view. `properties` includes defaults. `data` is the result of the request in
 * `data.ts`.
 */
export type ViewProps<P, D = never> = {
  readonly id: NodeId;
  readonly properties: P;
  readonly data: D | null;
  readonly scope: Scope;
  readonly root: RootAttributes;
  /** Attributes of the element that shows the text with this dotted path. */
  readonly editable: (path: string) => EditableAttributes;
  readonly site: SiteContext;
  readonly children?: ReactNode;
};

/** A pure component that renders a widget for visitors, canvas, and preview. */
export type WidgetView<P, D = never> = ComponentType<ViewProps<P, D>>;

/** Returns a widget's data request. Null if it needs no data. */
export type WidgetData<P, N extends DataSourceName = DataSourceName> = (
  properties: P,
  page: PageContext,
) => DataRequest<N> | null;

/**
 * A style rule of a node or preset. `part` is appended to the selector of the widget's root (`'
 * .moto-link'`), followed by `state`. Without `device`, the rule applies to all devices.
 */
export type StyleRule = {
  readonly part?: string;
  /** `hover`: the part is hovered or focused. `root-hover`: the widget is. */
  readonly state?: 'hover' | 'root-hover';
  readonly device?: Device;
  readonly declarations: { readonly [property: string]: string };
};

/** Generates the style rules for properties. Used for both nodes and presets. */
export type WidgetStyle<P> = (properties: P) => readonly StyleRule[];

/** Generates additional classes for the widget's root element. */
export type WidgetClasses<P> = (properties: P) => readonly string[];

/** What rendering and validation need of a widget. */
export type WidgetParts = {
  readonly definition: WidgetDefinition;
  readonly View: WidgetView<never>;
  readonly style?: WidgetStyle<never>;
  readonly classes?: WidgetClasses<never>;
  readonly data?: WidgetData<never>;
  /** Minified. */
  readonly css: string;
  /** Minified, for the canvas alone, which has node ids. Follows `css`. */
  readonly canvasCss?: string;
};
