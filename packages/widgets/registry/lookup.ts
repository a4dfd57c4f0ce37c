import type { RulesLookup, WidgetDefinition, WidgetLookup, WidgetRules } from '@plinth/model';
import { AVAILABLE, loadParts } from '#further-widgets';
import type { WidgetParts } from '../kit/view.ts';
import { COMMON } from './common.gen.ts';
import { RULES } from './rules.gen.ts';

/** The rules of all widgets of this version, sorted by name. */
export const WIDGET_RULES: ReadonlyMap<string, WidgetRules> = new Map(Object.entries(RULES));

/** Looks up a widget's rules. Undefined for unknown names. */
export const widgetRules: RulesLookup = (name) => WIDGET_RULES.get(name);

const available = new Map<string, WidgetParts>();
const definitions = new Map<string, WidgetDefinition>();
const listeners = new Set<() => void>();

/** Adds widgets, and keeps all of them sorted by name. */
function add(widgets: { readonly [name: string]: WidgetParts }): void {
  const all = [...available, ...Object.entries(widgets)].sort(([a], [b]) => (a < b ? -1 : 1));
  available.clear();
  definitions.clear();
  for (const [name, parts] of all) {
    available.set(name, parts);
    definitions.set(name, parts.definition);
  }
}

add({ ...COMMON, ...AVAILABLE });

/**
 * The available widgets, sorted by name: all of this version on the server. The panel loads most of
 * them when they are used.
 */
export const WIDGETS: ReadonlyMap<string, WidgetDefinition> = definitions;

/** Looks up a widget's definition. Undefined for unknown names, and for widgets not yet loaded. */
export const widgetDefinition: WidgetLookup = (name) => definitions.get(name);

/** Looks up what renders a widget. Undefined for unknown names, and for widgets not yet loaded. */
export const widgetParts = (name: string): WidgetParts | undefined => available.get(name);

/** The CSS of all available widgets on a canvas. */
export const widgetsCss = (): string =>
  [...available.values()].map(({ css, canvasCss = '' }) => css + canvasCss).join('');

/** Names of widgets, with those of the widgets that they consist of, such as their items. */
export function withItems(names: Iterable<string>): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) {
    const accepts = RULES[name]?.children?.accepts;
    if (Array.isArray(accepts)) for (const item of accepts) all.add(item);
  }
  return all;
}

/**
 * Makes widgets available, with their items; all widgets by default. Ignores unknown names. Rejects
 * if they can't be loaded.
 */
export async function loadWidgets(names?: Iterable<string>): Promise<void> {
  const loaded = await loadParts((name) => !available.has(name), names && withItems(names));
  if (Object.keys(loaded).length === 0) return;
  add(loaded);
  for (const listener of listeners) listener();
}

/** Calls the listener whenever widgets become available. Returns a function that ends this. */
export function onWidgetsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
