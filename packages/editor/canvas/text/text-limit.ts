import { fieldLimits, type WidgetDefinition } from '@plinth/model';

/** Maximum length of a text in the widget's schema; Infinity without a limit. */
export const textLimit = (definition: WidgetDefinition | undefined, path: string): number =>
  (definition && fieldLimits(definition.properties, path).maxLength) ?? Number.POSITIVE_INFINITY;

/** Truncates a text without splitting a surrogate pair. */
export const truncateText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, Math.max(max, 0)).replace(/[\uD800-\uDBFF]$/, '');
