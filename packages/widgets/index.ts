/**
 * The parts of widgets for rendering, validation, and the server. Inspectors, icons, and panel
 * texts are in `inspectors.ts`, so that they stay out of visitors' code.
 */

export { CLIENTS } from './registry/clients.gen.ts';
export { KIT_CSS, WIDGET_CSS } from './registry/css.gen.ts';
export { WIDGET_DATA } from './registry/data.gen.ts';
export * from './registry/lookup.ts';
export { SCHEMAS } from './registry/schemas.gen.ts';
export { WIDGET_CLASSES, WIDGET_STYLES } from './registry/styles.gen.ts';
export { WIDGET_VIEWS } from './registry/views.gen.ts';
