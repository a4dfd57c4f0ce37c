import type { Translate } from '@plinth/i18n';
import { SECTION, WIDGET_CATEGORIES, type WidgetCategory } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import type { Synonyms } from './use-synonyms.ts';
import { widgetName } from './widget-name.ts';

export type Tile = { readonly widget: string; readonly name: string };
export type TileGroup = { readonly category: WidgetCategory; readonly tiles: readonly Tile[] };

/** Widgets that only exist inside a specific parent have no tile. */
const isTile = (widget: string): boolean =>
  widget !== SECTION && WIDGETS.get(widget)?.parents === undefined;

/** Every widget that can be added on its own, in category order. */
export const searchableWidgets = (t: Translate): readonly Tile[] =>
  [...WIDGETS.values()]
    .filter(({ name }) => isTile(name))
    .sort(
      (a, b) => WIDGET_CATEGORIES[a.category] - WIDGET_CATEGORIES[b.category] || a.order - b.order,
    )
    .map(({ name }) => ({ widget: name, name: widgetName(t, name) }));

/** The tiles that match a search in the user's language or English, otherwise in any language. */
export function foundTiles(t: Translate, search: string, synonyms: Synonyms): readonly Tile[] {
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const tiles = searchableWidgets(t);
  const matching = (of: (widget: string) => string) =>
    tiles.filter(({ widget, name }) => {
      const text = `${name}, ${of(widget)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  const own = matching(synonyms.wordsOf);
  return own.length > 0 ? own : matching(synonyms.allWordsOf);
}

/** The tiles by category, in category order. */
export function tileGroups(t: Translate, search: string, synonyms: Synonyms): readonly TileGroup[] {
  const found = foundTiles(t, search, synonyms);
  const categories = Object.entries(WIDGET_CATEGORIES).sort(([, a], [, b]) => a - b);
  return categories.flatMap(([name]) => {
    const category = name as WidgetCategory;
    const tiles = found.filter(({ widget }) => WIDGETS.get(widget)?.category === category);
    return tiles.length > 0 ? [{ category, tiles }] : [];
  });
}
