/** The parts of widgets that only the editor and panel need. */
// Each control kind adds itself to `ControlKinds`.

export * from './kit/inspector/control.ts';
export type {} from './registry/control-samples.gen.ts';
export { ICONS } from './registry/icons.gen.ts';
export { INSPECTORS, loadInspectors } from './registry/inspectors.ts';
