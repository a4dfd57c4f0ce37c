import { fieldLimits, type WidgetDefinition } from '@plinth/model';

/** How many characters a widget's schema allows in a text; Infinity where it sets no limit. */
export const textLimit = (definition: WidgetDefinition | undefined, path: string): number =>
  (definition && fieldLimits(definition.properties, path).maxLength) ?? Number.POSITIVE_INFINITY;

/** The beginning of a text that fits, without half a surrogate pair at its end. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, Math.max(max, 0)).replace(/[\uD800-\uDBFF]$/, '');
