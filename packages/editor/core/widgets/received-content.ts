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

/** The property of a node that holds its picture; null: it is no picture. */
export function pictureProperty(node: Pick<DocumentNode, 'widget'> | undefined): string | null {
  const receives = node && widgetDefinition(node.widget)?.receives;
  return receives?.kind === 'picture' ? receives.path : null;
}

/** The property of a node that is its text as HTML; null: it has none. */
export function htmlProperty({ widget }: Pick<DocumentNode, 'widget'>): string | null {
  const receives = widgetDefinition(widget)?.receives;
  return receives?.kind === 'html' ? receives.path : null;
}
