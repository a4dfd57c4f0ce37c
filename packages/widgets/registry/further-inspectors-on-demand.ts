import type { Inspector } from '../kit/inspector/control.ts';
import { LOADERS } from './inspector-loaders.gen.ts';
import { loadMissing } from './load-missing.ts';

/** In place of `further-inspectors.ts` in the panel, which starts without most inspectors. */
export const AVAILABLE: { readonly [name: string]: Inspector } = {};

/** Loads the inspectors of the named widgets that are missing, or all. Rejects if one can't be loaded. */
export const loadFurther = (isMissing: (name: string) => boolean, names?: Iterable<string>) =>
  loadMissing(LOADERS, isMissing, names);
