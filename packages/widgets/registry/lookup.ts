import type { WidgetDefinition, WidgetLookup } from '@plinth/model';
import { SCHEMAS } from './schemas.gen.ts';

/** Every widget of this version, sorted by name. */
export const WIDGETS: ReadonlyMap<string, WidgetDefinition> = new Map(Object.entries(SCHEMAS));

/** What is known of a widget; undefined for a name that this version does not know. */
export const widgetDefinition: WidgetLookup = (name) => WIDGETS.get(name);
