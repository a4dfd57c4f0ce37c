import type { DocumentNode, ReceivedContent } from '@plinth/model';
import { WIDGET_RULES, widgetRules } from '@plinth/widgets';

type Kind = ReceivedContent['kind'];
type Of<K extends Kind> = Extract<ReceivedContent, { kind: K }>;

const isOf = <K extends Kind>(received: ReceivedContent, kind: K): received is Of<K> =>
  received.kind === kind;

/** The widget that external content becomes, and the properties that receive it. */
export function widgetFor<K extends Kind>(kind: K): { readonly widget: string } & Of<K> {
  for (const { name, receives } of WIDGET_RULES.values()) {
    if (receives && isOf(receives, kind)) return { widget: name, ...receives };
  }
  throw new Error(`No widget receives ${kind}.`);
}

/** The path of a node's replaceable image; null if it has none. */
export function imagePath(
  node: Pick<DocumentNode, 'widget'> | undefined,
): readonly string[] | null {
  return (node && widgetRules(node.widget)?.imageTarget?.split('.')) ?? null;
}

/** The property with a node's HTML text; null if it has none. */
export function htmlProperty({ widget }: Pick<DocumentNode, 'widget'>): string | null {
  const receives = widgetRules(widget)?.receives;
  return receives?.kind === 'html' ? receives.path : null;
}
