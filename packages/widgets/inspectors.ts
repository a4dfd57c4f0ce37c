/** What the editor and the panel need of the widgets beside their schemas and views. */
// The kinds add themselves to `ControlKinds`.
import type {} from './registry/control-samples.gen.ts';

export * from './kit/inspector/control.ts';
export { ICONS } from './registry/icons.gen.ts';
export { INSPECTORS } from './registry/inspectors.gen.ts';
