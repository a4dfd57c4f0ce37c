import type { WidgetParts } from '../kit/view.ts';
import { LOADERS } from './further-loaders.gen.ts';
import { loadMissing } from './load-missing.ts';

/** In place of `further.ts` in the panel, which starts without most widgets. */
export const AVAILABLE: { readonly [name: string]: WidgetParts } = {};

/** Loads the named widgets that are missing, or all. Rejects if one can't be loaded. */
export const loadParts = (isMissing: (name: string) => boolean, names?: Iterable<string>) =>
  loadMissing(LOADERS, isMissing, names);
