import { AVAILABLE, loadFurther } from '#further-inspectors';
import type { Inspector } from '../kit/inspector/control.ts';
import { COMMON } from './common-inspectors.gen.ts';
import { withItems } from './lookup.ts';

const available: { [widget: string]: Inspector } = { ...COMMON, ...AVAILABLE };

/** The available inspectors. The panel loads most of them with their widgets. */
export const INSPECTORS: { readonly [widget: string]: Inspector } = available;

/**
 * Makes the inspectors of widgets and of their items available; of all widgets by default. Ignores
 * unknown names. Rejects if they can't be loaded.
 */
export async function loadInspectors(names?: Iterable<string>): Promise<void> {
  const isMissing = (name: string) => !Object.hasOwn(available, name);
  Object.assign(available, await loadFurther(isMissing, names && withItems(names)));
}
