import type { WidgetParts } from '../kit/view.ts';

export { FURTHER as AVAILABLE } from './further.gen.ts';

/** Loads nothing: all widgets are available. */
export const loadParts = (
  _isMissing: (name: string) => boolean,
  _names?: Iterable<string>,
): Promise<{ readonly [name: string]: WidgetParts }> => Promise.resolve({});
