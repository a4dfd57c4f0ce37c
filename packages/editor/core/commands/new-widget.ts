import { BLOCK, type NodeId, type Properties, type WidgetNode } from '@plinth/model';
import { INSPECTORS, type WidgetTemplate } from '@plinth/widgets/inspectors';
import { changeAt } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';

type NewId = () => NodeId;

/** New ids, and texts in the language of the panel. */
export type WidgetMaker = Pick<EditorSession, 'newId' | 'text'>;

/** The template's properties, with its texts in the language of the panel. */
function propertiesOf(maker: WidgetMaker, { properties, texts = {} }: WidgetTemplate): Properties {
  let filled = properties as Properties;
  for (const [path, key] of Object.entries(texts))
    filled = { ...filled, ...changeAt(filled, path.split('.'), maker.text(key)).set };
  return filled;
}

const fromTemplate = (maker: WidgetMaker, template: WidgetTemplate): WidgetNode => ({
  id: maker.newId(),
  widget: template.widget,
  properties: propertiesOf(maker, template),
  children: (template.children ?? []).map((child) => fromTemplate(maker, child)),
});

/** A new widget with the properties, texts, and children of its template. */
export const newWidget = (maker: WidgetMaker, widget: string): WidgetNode =>
  fromTemplate(maker, { properties: {}, ...INSPECTORS[widget]?.template, widget });

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
