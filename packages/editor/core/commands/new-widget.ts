import { BLOCK, type NodeId, type Properties, type WidgetNode } from '@plinth/model';
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

type Wrapper = Pick<WidgetNode, 'id' | 'widget'>;

/** A wrapper: blocks have the padding of new ones, rows and columns have none of their own. */
const wrapperOf = ({ id, widget }: Wrapper, children: readonly WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties:
    widget === BLOCK ? ((INSPECTORS[widget]?.template.properties ?? {}) as Properties) : {},
  children,
});

/** Nests wrappers, outermost first, with the innermost one empty. */
export const nestWrappers = ([outer, ...inner]: readonly Wrapper[]): WidgetNode =>
  wrapperOf(outer ?? { id: '', widget: '' }, inner.length > 0 ? [nestWrappers(inner)] : []);

/** Trees inside the wrappers needed at their position, outermost first. */
export const wrapTrees = (
  newId: NewId,
  trees: readonly WidgetNode[],
  wrap: readonly string[],
): readonly WidgetNode[] =>
  wrap.reduceRight((inner, widget) => [wrapperOf({ id: newId(), widget }, inner)], trees);

/** A tree inside the wrappers needed at its position, outermost first. */
export const wrapTree = (newId: NewId, tree: WidgetNode, wrap: readonly string[]): WidgetNode =>
  wrap.reduceRight((inner, widget) => wrapperOf({ id: newId(), widget }, [inner]), tree);
