import type { Translate } from '@plinth/i18n';
import { compareWidgets } from '@plinth/model';
import { widgetRules } from '@plinth/widgets';
import { widgetName } from '../core/widgets/widget-name.ts';
import type { Tile } from '../core/widgets/widget-tiles.ts';

/** Widgets with presets, in the order of the Add panel. */
export const presetWidgets = (t: Translate, names: readonly string[]): readonly Tile[] =>
  names
    .flatMap((name) => widgetRules(name) ?? [])
    .sort(compareWidgets)
    .map(({ name }) => ({ widget: name, name: widgetName(t, name) }));
