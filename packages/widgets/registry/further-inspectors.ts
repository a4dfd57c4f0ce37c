import type { Inspector } from '../kit/inspector/control.ts';

export { FURTHER as AVAILABLE } from './further-inspectors.gen.ts';

/** Loads nothing: all inspectors are available. */
export const loadFurther = (
  _isMissing: (name: string) => boolean,
  _names?: Iterable<string>,
): Promise<{ readonly [name: string]: Inspector }> => Promise.resolve({});
