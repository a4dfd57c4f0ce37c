import type { Translate } from '@plinth/i18n';
import type {
  DataRequest,
  DataSourceName,
  Device,
  GetData,
  LinkAction,
  NodeId,
  Owner,
} from '@plinth/model';
import type { ComponentType, ReactNode } from 'react';

/** Where a document stands; its first letter starts the class of each of its nodes. */
export const SCOPES = ['header', 'content', 'footer', 'popup'] as const;
export type Scope = (typeof SCOPES)[number];

/** Spread on the outermost element of every view. `data-node-id` exists in the editor's canvas only. */
export type RootAttributes = {
  readonly className: string;
  readonly id?: string;
  readonly 'data-node-id'?: NodeId;
  readonly 'data-animation'?: string;
};

export type ResolvedLink = {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
  readonly download?: string;
  readonly title?: string;
  /**
   * Opened over the page by the script `lightbox`, whose close button has this label; without the
   * script the link leads to the picture.
   */
  readonly 'data-lightbox'?: string;
  /** Id of the popup that the script `popup` opens. */
  readonly 'data-popup'?: string;
};

export type PictureSource = { readonly type: string; readonly srcset: string };

/** A media file as views need it; sizes in px of the stored original. */
export type SiteMedia = {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly mime_type: string;
  readonly title: string;
  readonly alt: string;
  /** Centre of interest in percent of width and height. */
  readonly focal_point: { readonly x: number; readonly y: number };
  /** Renditions by format, widest support last; empty for files that have none. */
  readonly sources: readonly PictureSource[];
};

/** The page that a widget is on. */
export type PagePlace = {
  /** Whose document it is; null: one that the site makes itself. */
  readonly owner: Owner | null;
};

/**
 * Everything a view may know about the site around it. The server fills it from the database before
 * rendering, the editor from its ports; a view never loads anything itself.
 */
export type SiteContext = {
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** Text that visitors read, in the page's language, by message key. */
  readonly text: Translate<'visitors'>;
  /** null: the link has no action, or its target is gone or hidden. */
  readonly link: (action: LinkAction) => ResolvedLink | null;
  readonly media: (id: number) => SiteMedia | null;
  readonly place: PagePlace;
  /** Whether a link leads to the page that is shown. */
  readonly isCurrentPage: (action: LinkAction) => boolean;
  /** What `data.ts` asked for: views get theirs as `data`. */
  readonly data: GetData;
  readonly lazyLoading: boolean;
  /** Whether frames of other sites run; never where the page is edited. */
  readonly runsFrames: boolean;
  /** Whether the site prints the owner's own code. */
  readonly runsCode: boolean;
  /** The node whose picture is loaded at once because it is the page's first. */
  readonly eagerPicture: NodeId | null;
};

/**
 * What a view gets. `properties` are complete: defaults are filled in. `data` is what the widget's
 * `data.ts` asks for.
 */
export type ViewProps<P, D = never> = {
  readonly id: NodeId;
  readonly properties: P;
  readonly data: D | null;
  readonly scope: Scope;
  readonly root: RootAttributes;
  readonly site: SiteContext;
  readonly children?: ReactNode;
};

/** A pure component: the only renderer of its widget, for visitors, canvas and preview alike. */
export type WidgetView<P, D = never> = ComponentType<ViewProps<P, D>>;

/** What a widget shows besides its properties; null: nothing more. */
export type WidgetData<P, N extends DataSourceName = DataSourceName> = (
  properties: P,
  place: PagePlace,
) => DataRequest<N> | null;

/**
 * One style rule of a node or preset. `part` is appended to the selector of the widget's root
 * (`' .moto-link'`), `state` after it; a rule without `device` holds for all devices.
 */
export type StyleRule = {
  readonly part?: string;
  /** `hover`: the part itself is under the pointer or focused; `root-hover`: the widget is. */
  readonly state?: 'hover' | 'root-hover';
  readonly device?: Device;
  readonly declarations: { readonly [property: string]: string };
};

/** The declarations that properties stand for; the same for one node and for a preset of the widget. */
export type WidgetStyle<P> = (properties: P) => readonly StyleRule[];

/** Classes on the widget's root that its properties ask for, beside the common ones. */
export type WidgetClasses<P> = (properties: P) => readonly string[];
