/**
 * The parts of widgets for rendering, validation, and the server. Inspectors, icons, and panel
 * texts are in `inspectors.ts`, so that they stay out of visitors' code.
 */

export { CLIENTS } from './registry/clients.gen.ts';
export { KIT_CSS } from './registry/kit-css.gen.ts';
export {
  loadWidgets,
  onWidgetsLoaded,
  WIDGET_RULES,
  WIDGETS,
  widgetDefinition,
  widgetParts,
  widgetRules,
  widgetsCss,
} from './registry/lookup.ts';
export type { WidgetName } from './registry/names.gen.ts';
