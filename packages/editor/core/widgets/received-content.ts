import type { DocumentNode, ReceivedContent } from '@plinth/model';
import { WIDGETS, widgetDefinition } from '@plinth/widgets';

type Kind = ReceivedContent['kind'];
type Of<K extends Kind> = Extract<ReceivedContent, { kind: K }>;

const isOf = <K extends Kind>(received: ReceivedContent, kind: K): received is Of<K> =>
  received.kind === kind;

/** The widget that content from outside becomes, and the properties that take it. */
export function widgetFor<K extends Kind>(kind: K): { readonly widget: string } & Of<K> {
  for (const { name, receives } of WIDGETS.values()) {
    if (receives && isOf(receives, kind)) return { widget: name, ...receives };
  }
  throw new Error(`No widget receives ${kind}.`);
}

/** Where a node keeps the image that another one may replace; null: nowhere. */
export function pictureTarget(
  node: Pick<DocumentNode, 'widget'> | undefined,
): readonly string[] | null {
  return (node && widgetDefinition(node.widget)?.pictureTarget?.split('.')) ?? null;
}

/** The property of a node that is its text as HTML; null: it has none. */
export function htmlProperty({ widget }: Pick<DocumentNode, 'widget'>): string | null {
  const receives = widgetDefinition(widget)?.receives;
  return receives?.kind === 'html' ? receives.path : null;
}
