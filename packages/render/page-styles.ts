import {
  colorClasses,
  cssPerDevice,
  DEVICES,
  type Device,
  type SiteDesign,
  siteStyles,
  siteStylesheet,
  usedColorClasses,
  type WidgetNode,
} from '@plinth/model';
import { KIT_CSS, widgetParts, widgetsCss } from '@plinth/widgets';
import {
  animationCss,
  type BoxProperties,
  type EmbedOptions,
  type FormOptions,
  hasFillImage,
  hasLayer,
  type PostMetaOptions,
  type Scope,
  SPACINGS,
  UTILITIES,
  type Utility,
} from '@plinth/widgets/kit';
import { rootAttributes } from './attributes.ts';
import { completeProperties } from './properties.ts';
import {
  nodeRules,
  type PresetStyle,
  presetRules,
  type Rule,
  rulesOfDevice,
  serializeRules,
} from './rules.ts';

export type PageDocument = { readonly tree: WidgetNode; readonly scope: Scope };

/** The order of cascade layers. Must come first in a page's styles. */
export const LAYER_ORDER = '@layer reset,widgets,design,nodes;';

/** Everything in a document that requires CSS. */
type CssRequirements = {
  readonly widgets: Set<string>;
  readonly classes: Set<string>;
  readonly animations: Set<string>;
  /** Names of stylesheets in the widgets' kit. */
  readonly sheets: Set<string>;
  /** CSS of individual nodes, per device. */
  readonly css: { readonly [D in Device]: string };
};

const sheetsOf = (node: WidgetNode, classes: readonly string[]): readonly string[] => {
  const properties = completeProperties(node);
  const { background, is_click_to_load, field_color, has_meta_icon } = properties as Partial<
    BoxProperties & EmbedOptions & FormOptions & PostMetaOptions
  >;
  return [
    ...(classes.includes('moto-sticky') ? ['sticky'] : []),
    ...(background && (hasLayer(background) || background.preset) ? ['background'] : []),
    ...(hasFillImage(properties) ? ['fill'] : []),
    ...(is_click_to_load === undefined ? [] : ['embed']),
    ...(field_color === undefined ? [] : ['form']),
    ...(has_meta_icon === undefined ? [] : ['post-meta']),
  ];
};

type Collected = Omit<CssRequirements, 'css'> & { readonly rules: Rule[] };

const collect = ({ tree, scope }: PageDocument, found: Collected): void => {
  const { className, 'data-animation': animation } = rootAttributes(tree, { scope, mode: 'visit' });
  const classes = className.split(' ');
  found.widgets.add(tree.widget);
  for (const name of classes) found.classes.add(name);
  for (const sheet of sheetsOf(tree, classes)) found.sheets.add(sheet);
  if (animation !== undefined) found.animations.add(animation);
  found.rules.push(...nodeRules(tree, scope));
  for (const child of tree.children) collect({ tree: child, scope }, found);
};

const collectRequirements = (document: PageDocument): CssRequirements => {
  const found: Collected = {
    widgets: new Set(),
    classes: new Set(),
    animations: new Set(),
    sheets: new Set(['base']),
    rules: [],
  };
  collect(document, found);
  const css = Object.fromEntries(
    DEVICES.map((device) => [device, rulesOfDevice(found.rules, device)]),
  ) as CssRequirements['css'];
  return { ...found, css };
};

const cache = new WeakMap<WidgetNode, Map<Scope, CssRequirements>>();

/** Cached by document identity. */
const requirementsOf = (document: PageDocument): CssRequirements => {
  const { tree, scope } = document;
  const byScope = cache.get(tree) ?? new Map<Scope, CssRequirements>();
  cache.set(tree, byScope);
  const needs = byScope.get(scope) ?? collectRequirements(document);
  byScope.set(scope, needs);
  return needs;
};

const union = (
  needs: readonly CssRequirements[],
  name: 'widgets' | 'classes' | 'animations' | 'sheets',
): ReadonlySet<string> => new Set(needs.flatMap((each) => [...each[name]]));

const utilitiesCss = (utilities: readonly Utility[]): string => {
  const of = (device: Device | null) =>
    utilities
      .filter((utility) => utility.device === device)
      .map(({ css }) => css)
      .join('');
  return cssPerDevice(of) + of(null);
};

const layer = (name: string, css: string): string => (css === '' ? '' : `@layer ${name}{${css}}`);

/** Stylesheets of the kit for what only some content has, by what its HTML then contains. */
const SHEET_MARKS: { readonly [sheet: string]: RegExp } = {
  'column-link': /moto-column-link/,
  submenu: /moto-menu-parent/,
  'text-sizes': /--(?:font-size|font-weight|line-height)-/,
};

/** The stylesheets of the kit that any content may need besides those of its widgets. */
export const CONTENT_SHEETS = Object.keys(SHEET_MARKS);

/** Those that this content needs. */
export const contentSheets = (html: string): readonly string[] =>
  CONTENT_SHEETS.filter((name) => SHEET_MARKS[name]?.test(html));

const kitCss = (sheets: Iterable<string>): string =>
  [...sheets].map((name) => KIT_CSS[name] ?? '').join('');

/** A part of the CSS of widgets, in the order of the page. */
export type Sheet = { readonly name: string; readonly css: string };

const widgetSheets = (
  needs: readonly CssRequirements[],
  sheets: readonly string[],
): readonly Sheet[] => {
  const animations = [...union(needs, 'animations')].sort();
  return [
    ...[...new Set([...union(needs, 'sheets'), ...sheets])]
      .sort()
      .map((name) => ({ name: `kit-${name}`, css: KIT_CSS[name] ?? '' })),
    ...[...union(needs, 'widgets')]
      .sort()
      .map((name) => ({ name, css: widgetParts(name)?.css ?? '' })),
    { name: ['animations', ...animations].join('-'), css: animationCss(animations) },
  ].filter(({ css }) => css !== '');
};

const nodesCss = (needs: readonly CssRequirements[]): string => {
  const classes = union(needs, 'classes');
  const utilities = UTILITIES.filter(({ className }) => classes.has(className));
  return (
    utilitiesCss(utilities) + cssPerDevice((device) => needs.map(({ css }) => css[device]).join(''))
  );
};

const SPACING_CLASS = /(?<![\w-])moto-spacing-[\w-]+/g;

/** The spacings of widgets, and those that the owner's own code names. */
const spacingCss = (needs: readonly CssRequirements[], html: string): string => {
  const named = Array.from(html.matchAll(SPACING_CLASS), ([name]) => name);
  const classes = new Set([...union(needs, 'classes'), ...named]);
  return layer('design', utilitiesCss(SPACINGS.filter(({ className }) => classes.has(className))));
};

/** What a page's styles depend on besides its documents. */
export type PageParts = {
  /** Stylesheets of the kit. Scripts of the kit have one of the same name. */
  readonly sheets?: readonly string[];
  /** What the page shows, for the colors of words and the spacings in the owner's own code. */
  readonly html?: string;
  /** Whether its elements have node ids, as on the canvas. */
  readonly isCanvas?: boolean;
};

/**
 * The CSS that a page needs in addition to the site's stylesheet, before which it comes: only what
 * its content uses.
 */
export const pageStyles = (
  documents: readonly PageDocument[],
  { sheets = [], html = '', isCanvas = false }: PageParts = {},
): string => {
  const needs = documents.map(requirementsOf);
  const css = widgetSheets(needs, sheets).map((sheet) => sheet.css);
  if (isCanvas)
    for (const name of union(needs, 'widgets')) css.push(widgetParts(name)?.canvasCss ?? '');
  return [
    LAYER_ORDER,
    layer('reset', KIT_CSS.reset ?? ''),
    layer('widgets', css.join('')),
    usedColorClasses(html),
    spacingCss(needs, html),
    layer('nodes', nodesCss(needs)),
  ].join('');
};

/** The names of the sheets in a page's CSS. */
export const sheetNames = (
  documents: readonly PageDocument[],
  sheets: readonly string[],
): readonly string[] => widgetSheets(documents.map(requirementsOf), sheets).map(({ name }) => name);

/**
 * The same CSS for a popup, in parts: pages that open it add the sheets that they don't have. Its
 * own rules apply within popups alone.
 */
export const popupStyles = (
  documents: readonly PageDocument[],
  { sheets = [], html = '' }: Omit<PageParts, 'isCanvas'> = {},
) => {
  const needs = documents.map(requirementsOf);
  const ofWidgets = widgetSheets(needs, sheets).map(
    ({ name, css }): Sheet => ({ name, css: layer('widgets', css) }),
  );
  return {
    base: LAYER_ORDER + layer('reset', KIT_CSS.reset ?? ''),
    // All of them: those that a page lacks would override those for smaller devices that it has.
    sheets: [...ofWidgets, { name: 'spacing', css: layer('design', utilitiesCss(SPACINGS)) }],
    nodes: usedColorClasses(html) + layer('nodes', `.moto-popup{${nodesCss(needs)}}`),
  };
};

/** The site stylesheet's rules for presets. */
const presetStyles = (presets: readonly PresetStyle[]): string =>
  layer('design', serializeRules(presets.flatMap(presetRules)));

/** Everything that the site's stylesheet is made of, as stored. */
export type StylesheetInput = Pick<SiteDesign, 'colors' | 'values'> & {
  readonly fonts: readonly SiteDesign['fonts'][number][];
  readonly styles: readonly object[];
  readonly backgrounds: readonly object[];
  readonly presets: readonly PresetStyle[];
  /** URLs of the images in backgrounds. */
  readonly images: readonly { readonly id: number; readonly url: string }[];
};

/** The site's stylesheet: fonts, colors, sizes, styles, and presets. */
export function designStylesheet({ colors, values, fonts, ...design }: StylesheetInput): string {
  const urls = new Map(design.images.map(({ id, url }) => [id, url]));
  const site = { colors, values, fonts: [...fonts], styles: siteStyles(design) };
  return siteStylesheet(site, (id) => urls.get(id) ?? null) + presetStyles(design.presets);
}

/** The site's stylesheet for a canvas, where words can get any color. */
export const canvasDesignStylesheet = (input: StylesheetInput): string =>
  colorClasses(input.colors) + designStylesheet(input);

/** What the canvas has and visitors don't: widgets without their facts, unless the editor shows them. */
const MISSING_FACTS_CSS =
  '.moto-facts-missing:not([data-revealed]){display:none}:has(>.moto-facts-missing)>.moto-widget-column{flex-grow:1}';

/** The CSS of a canvas that is the same for all widgets: the kit and all utilities. */
export const canvasKitStyles = (): string =>
  [
    LAYER_ORDER,
    layer('reset', KIT_CSS.reset ?? ''),
    layer(
      'widgets',
      kitCss([
        'background',
        'base',
        'embed',
        'fill',
        'form',
        'lightbox',
        'popup',
        'post-meta',
        'sticky',
        ...CONTENT_SHEETS,
      ]),
    ),
    layer('design', utilitiesCss(SPACINGS)),
    layer('nodes', utilitiesCss(UTILITIES)),
    MISSING_FACTS_CSS,
  ].join('');

/** The CSS of all available widgets on a canvas, and of these animations. */
export const canvasWidgetStyles = (animations: readonly string[]): string =>
  layer('widgets', widgetsCss() + animationCss(animations));

/**
 * The static CSS of a canvas: all available widgets, animations, and utilities. Rules of individual
 * nodes follow in a stylesheet that is edited rule by rule.
 */
export const canvasStyles = (animations: readonly string[]): string =>
  canvasKitStyles() + canvasWidgetStyles(animations);
