import { mapDocumentReferences, type Properties, type WidgetNode, wrapFor } from '@plinth/model';
import { WIDGETS, widgetDefinition } from '@plinth/widgets';
import { allControlsSet } from '../../packages/render/conformance/sample-properties.ts';

/** Ids of records that samples reference. */
export type SampleRecords = { readonly media: number; readonly menu: number };

const node = (
  id: string,
  widget: string,
  properties: Properties,
  children: readonly WidgetNode[] = [],
): WidgetNode => ({ id, widget, properties, children });

/** Wraps the widget in the parents it needs in a section. */
function boxed(inner: WidgetNode): WidgetNode {
  const wrappers = [...WIDGETS.keys()].filter((name) => name !== inner.widget);
  const chain = wrapFor({
    ...{ lookup: widgetDefinition, parent: 'section', widget: inner.widget },
    wrappers,
  });
  if (!chain) throw new Error(`Nothing in a section holds the widget ${inner.widget}`);
  return chain.reduceRight<WidgetNode>(
    (child, name) => node(`${child.id}-${name}`, name, {}, [child]),
    inner,
  );
}

/** A section with a widget twice: with default properties, and with all properties set. */
export function samplePage(widget: string, { media, menu }: SampleRecords): WidgetNode {
  const all = allControlsSet(widget) as Properties;
  const root =
    widget === 'section'
      ? node('root', 'section', all, [boxed(node('plain', 'text', {}))])
      : node('root', 'section', {}, [
          boxed(node('plain', widget, {})),
          boxed(node('set', widget, all)),
        ]);
  const ids: { readonly [kind: string]: number } = { media, menu };
  return mapDocumentReferences(root, widgetDefinition, ({ kind, id }) => ids[kind] ?? id);
}
