/** What the editor and the panel need of the widgets beside their schemas and views. */
export * from './kit/inspector/control.ts';
export { ICONS } from './registry/icons.gen.ts';
export { INSPECTORS } from './registry/inspectors.gen.ts';
