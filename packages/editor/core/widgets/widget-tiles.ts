import type { Translate } from '@plinth/i18n';
import {
  compareWidgets,
  type RulesLookup,
  SECTION,
  WIDGET_CATEGORIES,
  type WidgetCategory,
} from '@plinth/model';
import { WIDGET_RULES, widgetRules } from '@plinth/widgets';
import type { Synonyms } from './use-synonyms.ts';
import { widgetName } from './widget-name.ts';

export type Tile = { readonly widget: string; readonly name: string };
export type TileGroup = { readonly category: WidgetCategory; readonly tiles: readonly Tile[] };

type TileNeeds = {
  readonly t: Translate;
  readonly lookup: RulesLookup;
  readonly synonyms: Synonyms;
};

/** Widgets that only exist inside a specific parent have no tile. */
const isTile = (widget: string): boolean =>
  widget !== SECTION && widgetRules(widget)?.parents === undefined;

/** Every widget that can be added on its own, in category order. */
export const searchableWidgets = (t: Translate, lookup: RulesLookup): readonly Tile[] =>
  [...WIDGET_RULES.keys()]
    .flatMap((name) => lookup(name) ?? [])
    .filter(({ name, enabled }) => isTile(name) && enabled !== false)
    .sort(compareWidgets)
    .map(({ name }) => ({ widget: name, name: widgetName(t, name) }));

/** The tiles that match a search in the user's language or English, otherwise in any language. */
export function foundTiles({ t, lookup, synonyms }: TileNeeds, search: string): readonly Tile[] {
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const tiles = searchableWidgets(t, lookup);
  const matching = (of: (widget: string) => string) =>
    tiles.filter(({ widget, name }) => {
      const text = `${name}, ${of(widget)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  const own = matching(synonyms.wordsOf);
  return own.length > 0 ? own : matching(synonyms.allWordsOf);
}

/** The tiles by category, in category order. */
export function tileGroups(needs: TileNeeds, search: string): readonly TileGroup[] {
  const found = foundTiles(needs, search);
  const categories = Object.entries(WIDGET_CATEGORIES).sort(([, a], [, b]) => a - b);
  return categories.flatMap(([name]) => {
    const category = name as WidgetCategory;
    const tiles = found.filter(({ widget }) => widgetRules(widget)?.category === category);
    return tiles.length > 0 ? [{ category, tiles }] : [];
  });
}
