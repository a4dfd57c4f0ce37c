import type { ZodObject } from 'zod';
import type { FormDefinition } from '../forms/form-field.ts';
import type { Properties } from '../tree/node.ts';
import type { FieldIssue } from '../validate/issue-keys.ts';

/** Types of pages, which `allowed` rules refer to. */
export const PAGE_TYPES = [
  'page',
  'blog.index',
  'blog.post',
  'blog.template',
  'popup',
  'service.404',
  'service.under_construction',
  'service.password',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const SECTION_NAMES = ['header', 'content', 'footer'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** A location where a widget or block is allowed. A missing key matches everything. */
export type AllowedRule = { readonly pageType?: PageType; readonly sectionName?: SectionName };

/** `true`: everywhere but popups. Otherwise at least one rule has to match. */
export type Allowed = true | readonly AllowedRule[];

/** In pages of all kinds and in popups. */
export const EVERYWHERE: Allowed = [{}, { pageType: 'popup' }];

/** In posts, and in the template of posts. */
export const IN_POSTS: Allowed = [
  { pageType: 'blog.post', sectionName: 'content' },
  { pageType: 'blog.template', sectionName: 'content' },
];

/** Widget categories and their order in panels. */
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

/** Block categories and their order in the gallery. */
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

/** What a widget can contain. `accepts` and `rejects` are widget names; `rejects` wins. */
export type ChildRule = {
  readonly accepts: 'any' | readonly string[];
  readonly rejects?: readonly string[];
  readonly min?: number;
  readonly max?: number;
};

/** Converts properties stored by an older version of a widget to the current version. */
export type PropertyMigration = (properties: Properties) => Properties;

/** External content that becomes a widget when it's dropped or pasted. */
export type ReceivedContent =
  | { readonly kind: 'picture'; readonly path: string }
  | { readonly kind: 'html'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly label: string };

/**
 * What is known of a widget without its code: where it is listed and may be placed. From its
 * `rules.ts`.
 */
export type WidgetRules = {
  readonly name: string;
  readonly category: WidgetCategory;
  /** Order within the category; 100 by default. */
  readonly order?: number;
  /** Absent: the widget can't contain other widgets. */
  readonly children?: ChildRule;
  /** Names of the widgets that can contain this one. Absent: any parent that accepts it. */
  readonly parents?: readonly string[];
  readonly allowed: Allowed;
  /** False if the site has turned it off: it can't be added, but stays where it is. */
  readonly enabled?: boolean;
  readonly oncePerSection?: boolean;
  readonly removable?: boolean;
  readonly duplicable?: boolean;
  /**
   * External content that becomes this widget, and the properties that receive it. One widget per
   * kind.
   */
  readonly receives?: ReceivedContent;
  /**
   * Dotted path of the image property that is set when an image is dropped on the widget or chosen
   * for it.
   */
  readonly imageTarget?: string;
  /** Name of the list property that has at least one item. */
  readonly filledList?: string;
  /** Names of two number properties between which something plays: `to` is greater than `from`. */
  readonly span?: { readonly from: string; readonly to: string };
  /** Whether it may be displayed in a line with adjacent widgets of its type. */
  readonly isInline?: boolean;
  /** Name of the link property without whose site fact visitors don't see the widget. */
  readonly essentialLink?: string;
  /** Whether it can load frames of any host, which the page's CSP then has to allow. */
  readonly framesAnyHost?: true;
  /** Whether it is where the template of posts shows the post's own document. Only one widget is so. */
  readonly holdsPost?: true;
  /** Whether visitors enter the password of protected pages in it. Only one widget is so. */
  readonly asksPassword?: true;
  /** Whether visitors confirm in it what a link in an email asks. Only one widget is so. */
  readonly confirmsSubscription?: true;
  /** Whether visitors search the site in it, and find what they searched for. Only one widget is so. */
  readonly searchesSite?: true;
  /**
   * Properties with which it floats over pages as the site's back-to-top button. Only one widget has
   * them.
   */
  readonly siteButton?: Properties;
};

const DEFAULT_ORDER = 100;

/** Sorts widgets by category, then by their order in it. */
export const compareWidgets = (a: WidgetRules, b: WidgetRules): number =>
  WIDGET_CATEGORIES[a.category] - WIDGET_CATEGORIES[b.category] ||
  (a.order ?? DEFAULT_ORDER) - (b.order ?? DEFAULT_ORDER);

/**
 * Facts about a widget that don't require rendering. The model, server validation, and editor
 * panels all use this definition from the widget's `schema.ts`.
 */
export type WidgetDefinition = WidgetRules & {
  /** A strict object schema. Parsing `{}` returns the defaults. */
  readonly properties: ZodObject;
  /**
   * What a save refuses although the schema accepts it, because pages that are stored with it show it
   * as before. Takes complete properties; paths are relative to them.
   */
  readonly saveIssues?: (properties: never) => readonly FieldIssue[];
  /** The form that visitors fill in, if the widget is one. Takes complete properties. */
  readonly form?: (properties: never) => FormDefinition;
  /** Applied in order to stored properties of older versions. */
  readonly migrations?: readonly PropertyMigration[];
};

/** Looks up a widget's rules by name. Undefined for widgets that this version doesn't know. */
export type RulesLookup = (name: string) => WidgetRules | undefined;

/** Looks up a widget by name. Undefined for widgets that this version doesn't know. */
export type WidgetLookup = (name: string) => WidgetDefinition | undefined;
