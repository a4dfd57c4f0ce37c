import {
  MIME_TYPES,
  mapDocumentReferences,
  type Properties,
  type WidgetNode,
  wrapFor,
} from '@plinth/model';
import { WIDGETS, widgetDefinition } from '@plinth/widgets';
import { allControlsSet } from '../../packages/render/conformance/sample-properties.ts';

/** Ids of records that samples reference. */
export type SampleRecords = {
  readonly media: number;
  readonly menu: number;
  readonly mp4: number;
  readonly mp3: number;
};

const node = (
  id: string,
  widget: string,
  properties: Properties,
  children: readonly WidgetNode[] = [],
): WidgetNode => ({ id, widget, properties, children });

/** A widget with the items that it needs. */
function filled(id: string, widget: string, properties: Properties): WidgetNode {
  const { accepts = [], min = 0 } = widgetDefinition(widget)?.children ?? {};
  const [item = ''] = accepts === 'any' ? [] : accepts;
  const items = Array.from({ length: min }, (_, index) => node(`${id}-${index}`, item, {}));
  return node(id, widget, properties, items);
}

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

/** The properties without those whose samples a save refuses. */
function accepted(widget: string, properties: Properties): Properties {
  const definition = widgetDefinition(widget);
  const complete = definition?.properties.parse(properties);
  const refused = definition?.saveIssues?.(complete as never).map(({ path }) => path) ?? [];
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !refused.includes(name)));
}

/**
 * A section with a widget twice: with default properties, and with all properties set. One that is
 * allowed once, or has a list that can't be empty, has all properties set.
 */
export function samplePage(widget: string, records: SampleRecords): WidgetNode {
  const all = accepted(widget, allControlsSet(widget) as Properties);
  const { oncePerSection, filledList } = widgetDefinition(widget) ?? {};
  const hasPlain = !oncePerSection && filledList === undefined;
  const root =
    widget === 'section'
      ? node('root', 'section', all, [boxed(node('plain', 'text', {}))])
      : node('root', 'section', {}, [
          ...(hasPlain ? [boxed(filled('plain', widget, {}))] : []),
          boxed(filled('set', widget, all)),
        ]);
  const ids: { readonly [kindOrFormat: string]: number } = {
    ...records,
    [MIME_TYPES.mp4]: records.mp4,
    [MIME_TYPES.mp3]: records.mp3,
  };
  return mapDocumentReferences(
    root,
    widgetDefinition,
    ({ kind, mimeType, id }) => ids[mimeType ?? kind] ?? id,
  );
}
