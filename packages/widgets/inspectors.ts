/** The parts of widgets that only the editor and panel need. */
// Each control kind adds itself to `ControlKinds`.
import type {} from './registry/control-samples.gen.ts';

export * from './kit/inspector/control.ts';
export { ICONS } from './registry/icons.gen.ts';
export { INSPECTORS, loadInspectors } from './registry/inspectors.ts';
