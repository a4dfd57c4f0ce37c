import type { ZodObject } from 'zod';
import type { Properties } from '../tree/node.ts';

/** Where a document lives; `allowed` rules name these. */
export const PAGE_TYPES = [
  'page',
  'blog.index',
  'blog.post',
  'popup',
  'service.404',
  'service.under_construction',
  'service.password',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const SECTION_NAMES = ['header', 'content', 'footer'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** One place where a widget or block may stand; an absent key matches every place. */
export type AllowedRule = { readonly pageType?: PageType; readonly sectionName?: SectionName };

/** `true`: everywhere; otherwise at least one rule has to match. */
export type Allowed = true | readonly AllowedRule[];

/** Widget categories in the order in which panels show them. */
export const WIDGET_CATEGORIES = {
  structure: 5,
  basic: 10,
  galleries: 15,
  social: 20,
  media: 23,
  blog: 25,
  more: 30,
} as const;
export type WidgetCategory = keyof typeof WIDGET_CATEGORIES;

/** Categories of blocks in the order of the gallery. */
export const BLOCK_CATEGORIES = {
  headers: 5,
  galleries: 10,
  call_to_action: 15,
  general: 20,
  price_tables: 25,
  counters: 30,
  teams: 35,
  partners_and_clients: 40,
  testimonials: 45,
  contacts: 50,
  footers: 55,
  more: 60,
  user_blocks: 100,
} as const;
export type BlockCategory = keyof typeof BLOCK_CATEGORIES;

/** What a widget may hold. `accepts` and `rejects` are widget names; `rejects` wins. */
export type ChildRule = {
  readonly accepts: 'any' | readonly string[];
  readonly rejects?: readonly string[];
  readonly max?: number;
};

/** Turns the properties stored by an older version of a widget into today's. */
export type PropertyMigration = (properties: Properties) => Properties;

/** Content from outside that becomes a widget of its own where it is dropped or pasted. */
export type ReceivedContent =
  | { readonly kind: 'picture'; readonly path: string }
  | { readonly kind: 'html'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly label: string };

/**
 * All that is known of a widget without rendering it. The model asks these facts for its rules, the
 * server for validation, the editor for its panels: one source, in the widget's own `schema.ts`.
 */
export type WidgetDefinition = {
  readonly name: string;
  readonly category: WidgetCategory;
  /** Order within the category; defaults to 100. */
  readonly order: number;
  /** A strict object schema; parsing `{}` gives the defaults. */
  readonly properties: ZodObject;
  /** Absent: the widget holds no other widgets. */
  readonly children?: ChildRule;
  /** Names of the widgets in which this one may stand; absent: wherever the parent accepts it. */
  readonly parents?: readonly string[];
  readonly allowed: Allowed;
  readonly oncePerSection?: boolean;
  readonly removable?: boolean;
  readonly duplicable?: boolean;
  /** What becomes this widget, and the properties that take it. One widget for each kind. */
  readonly receives?: ReceivedContent;
  /** Dotted path of the image that another one dropped on the widget, or chosen for it, replaces. */
  readonly pictureTarget?: string;
  /** Applied in order to properties stored before today's version. */
  readonly migrations?: readonly PropertyMigration[];
};

/** Looks a widget up by name; undefined for a widget that this version does not know. */
export type WidgetLookup = (name: string) => WidgetDefinition | undefined;
