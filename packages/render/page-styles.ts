import { cssPerDevice, type Device, type LinkAction, type WidgetNode } from '@plinth/model';
import { KIT_CSS, WIDGET_CSS } from '@plinth/widgets';
import {
  animationCss,
  type BoxProperties,
  hasLayer,
  type Scope,
  UTILITIES,
  type Utility,
} from '@plinth/widgets/kit';
import { rootAttributes } from './attributes.ts';
import { type CompleteProperties, completeProperties } from './properties.ts';
import { nodeRules, type PresetLook, presetRules, type Rule, serializeRules } from './rules.ts';

export type PageDocument = { readonly tree: WidgetNode; readonly scope: Scope };

/** The order of the layers; the first thing that any style sheet of a page says. */
export const LAYER_ORDER = '@layer reset,widgets,design,nodes;';

type Used = {
  readonly widgets: Set<string>;
  readonly classes: Set<string>;
  readonly animations: Set<string>;
  /** Names of style sheets of the kit. */
  readonly sheets: Set<string>;
  readonly rules: Rule[];
};

/** By a link of the widget's own, or by one inside its text. */
const opensLightbox = ({ link, html }: CompleteProperties): boolean =>
  (link as LinkAction | undefined)?.action === 'lightbox' ||
  (typeof html === 'string' && html.includes('link:lightbox'));

const sheetsOf = (node: WidgetNode, classes: readonly string[]): readonly string[] => {
  const properties = completeProperties(node);
  const { background } = properties as Partial<BoxProperties>;
  return [
    ...(opensLightbox(properties) ? ['lightbox'] : []),
    ...(classes.includes('moto-sticky') ? ['sticky'] : []),
    ...(background && hasLayer(background) ? ['background'] : []),
  ];
};

const collect = ({ tree, scope }: PageDocument, used: Used): void => {
  const { className, 'data-animation': animation } = rootAttributes(tree, { scope, mode: 'visit' });
  const classes = className.split(' ');
  used.widgets.add(tree.widget);
  for (const name of classes) used.classes.add(name);
  for (const sheet of sheetsOf(tree, classes)) used.sheets.add(sheet);
  if (animation !== undefined) used.animations.add(animation);
  used.rules.push(...nodeRules(tree, scope));
  for (const child of tree.children) collect({ tree: child, scope }, used);
};

const usedBy = (documents: readonly PageDocument[]): Used => {
  const used: Used = {
    widgets: new Set(),
    classes: new Set(),
    animations: new Set(),
    sheets: new Set(['base']),
    rules: [],
  };
  for (const document of documents) collect(document, used);
  return used;
};

const utilitiesCss = (utilities: readonly Utility[]): string => {
  const of = (device: Device | null) =>
    utilities
      .filter((utility) => utility.device === device)
      .map(({ css }) => css)
      .join('');
  return cssPerDevice(of) + of(null);
};

const layer = (name: string, css: string): string => (css === '' ? '' : `@layer ${name}{${css}}`);

const kitCss = (sheets: Iterable<string>): string =>
  [...sheets].map((name) => KIT_CSS[name] ?? '').join('');

/** What a page needs beside the site's own style sheet: only the CSS of what stands on it. */
export const pageStyles = (documents: readonly PageDocument[]): string => {
  const { widgets, classes, animations, sheets, rules } = usedBy(documents);
  const widgetCss = [...widgets].sort().map((name) => WIDGET_CSS[name] ?? '');
  const utilities = UTILITIES.filter(({ className }) => classes.has(className));
  return [
    LAYER_ORDER,
    layer('reset', KIT_CSS.reset ?? ''),
    layer(
      'widgets',
      kitCss([...sheets].sort()) + widgetCss.join('') + animationCss([...animations].sort()),
    ),
    layer('nodes', utilitiesCss(utilities) + serializeRules(rules)),
  ].join('');
};

/** The part of the site's style sheet that its presets make. */
export const presetStyles = (presets: readonly PresetLook[]): string =>
  layer('design', serializeRules(presets.flatMap(presetRules)));

/**
 * Everything a canvas needs before its nodes' own rules: all widgets, all animations, all utilities.
 * The nodes' rules follow in a sheet that is edited rule by rule.
 */
export const canvasStyles = (animations: readonly string[]): string =>
  [
    LAYER_ORDER,
    layer('reset', KIT_CSS.reset ?? ''),
    layer(
      'widgets',
      kitCss(['background', 'base', 'lightbox', 'sticky']) +
        Object.values(WIDGET_CSS).join('') +
        animationCss(animations),
    ),
    layer('nodes', utilitiesCss(UTILITIES)),
  ].join('');
