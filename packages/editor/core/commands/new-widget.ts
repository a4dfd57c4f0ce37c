import type { NodeId, Properties, WidgetNode } from '@plinth/model';
import { INSPECTORS, type WidgetTemplate } from '@plinth/widgets/inspectors';

type NewId = () => NodeId;

const fromTemplate = (
  newId: NewId,
  { widget, properties, children }: WidgetTemplate,
): WidgetNode => ({
  id: newId(),
  widget,
  properties: properties as Properties,
  children: (children ?? []).map((child) => fromTemplate(newId, child)),
});

/** A new widget with the properties and children of its template. */
export const newWidget = (newId: NewId, widget: string): WidgetNode =>
  fromTemplate(newId, { properties: {}, ...INSPECTORS[widget]?.template, widget });

const wrapper = (newId: NewId, widget: string, inner: WidgetNode): WidgetNode => ({
  id: newId(),
  widget,
  properties: {},
  children: [inner],
});

/** A tree inside the wrappers needed at its position, outermost first. */
export const wrapTree = (newId: NewId, tree: WidgetNode, wrap: readonly string[]): WidgetNode =>
  wrap.reduceRight((inner, widget) => wrapper(newId, widget, inner), tree);
