import type { Device, LinkAction, NodeId } from '@plinth/model';
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
  /** Opened over the page by the script `lightbox`; without it the link leads to the picture. */
  readonly 'data-lightbox'?: '';
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

export type SiteMenuItem = {
  readonly id: string;
  readonly label: string;
  readonly link: ResolvedLink | null;
  readonly is_current: boolean;
  readonly children: readonly SiteMenuItem[];
};

/**
 * Everything a view may know about the site around it. The server fills it from the database before
 * rendering, the editor from its ports; a view never loads anything itself.
 */
export type SiteContext = {
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** Text that visitors read, in the page's language, by message key. */
  readonly text: (key: string) => string;
  /** null: the link has no action, or its target is gone or hidden. */
  readonly link: (action: LinkAction) => ResolvedLink | null;
  readonly media: (id: number) => SiteMedia | null;
  /** Items without drafts; null for a menu that is gone. */
  readonly menu: (id: number) => readonly SiteMenuItem[] | null;
  readonly lazyLoading: boolean;
  /** Whether frames of other sites run; never where the page is edited. */
  readonly runsFrames: boolean;
  /** The node whose picture is loaded at once because it is the page's first. */
  readonly eagerPicture: NodeId | null;
};

/** What a view gets. `properties` are complete: defaults are filled in. */
export type ViewProps<P> = {
  readonly id: NodeId;
  readonly properties: P;
  readonly scope: Scope;
  readonly root: RootAttributes;
  readonly site: SiteContext;
  readonly children?: ReactNode;
};

/** A pure component: the only renderer of its widget, for visitors, canvas and preview alike. */
export type WidgetView<P> = ComponentType<ViewProps<P>>;

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
