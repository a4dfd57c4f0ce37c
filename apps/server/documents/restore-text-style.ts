import {
  documentReferences,
  mapDocumentReferences,
  type Reference,
  sameValue,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Tx } from '../storage/database/store.ts';
import { changeRecord, type Target } from '../storage/records/records.ts';
import { documentAt, documentsWith, nodesOf } from './design-usage.ts';

type ReplacedTextStyle = {
  readonly replaced: string;
  readonly text_style: string;
  /** The revisions before the style was replaced. */
  readonly sections: readonly Target[];
};

const isTextStyle = ({ kind }: Pick<Reference, 'kind'>): boolean => kind === 'text_style';

/** The text styles of a widget without what is in it, in the order of its texts. */
const stylesOf = (node: WidgetNode): readonly string[] =>
  documentReferences({ ...node, children: [] }, widgetDefinition)
    .filter(isTextStyle)
    .map(({ id }) => String(id));

/** A document in which the replaced style is back where it was. */
function withReplaced(
  node: WidgetNode,
  before: ReadonlyMap<string, readonly string[]>,
  step: ReplacedTextStyle,
): WidgetNode {
  const former = before.get(node.id) ?? [];
  const isSame = former.length === stylesOf(node).length;
  let index = 0;
  const own = mapDocumentReferences({ ...node, children: [] }, widgetDefinition, (reference) => {
    if (!isTextStyle(reference)) return reference.id;
    const comesBack = isSame && former[index] === step.replaced && reference.id === step.text_style;
    index += 1;
    return comesBack ? step.replaced : reference.id;
  });
  return { ...own, children: node.children.map((child) => withReplaced(child, before, step)) };
}

/**
 * Gives texts a replaced style back. Those with another style since keep it, and so do all in a
 * widget that got more or fewer of them.
 */
export async function restoreTextStyle(tx: Tx, step: ReplacedTextStyle): Promise<void> {
  const current = await documentsWith(tx.db, step.text_style);
  for (const { id, revision } of step.sections) {
    const section = current.find((one) => one.id === id);
    const former = section && (await documentAt(tx.db, { id, revision }));
    if (!section || !former) continue;
    const before = new Map(nodesOf(former).map((node) => [node.id, stylesOf(node)]));
    const document = withReplaced(section.document, before, step);
    if (sameValue(document, section.document)) continue;
    await changeRecord(tx, 'section', { id, revision: section.revision, fields: { document } });
  }
}
