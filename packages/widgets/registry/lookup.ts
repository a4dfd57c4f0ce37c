import type { WidgetDefinition, WidgetLookup } from '@plinth/model';
import { SCHEMAS } from './schemas.gen.ts';

/** All widgets of this version, sorted by name. */
export const WIDGETS: ReadonlyMap<string, WidgetDefinition> = new Map(Object.entries(SCHEMAS));

/** Looks up a widget's definition. Undefined for unknown names. */
export const widgetDefinition: WidgetLookup = (name) => WIDGETS.get(name);
