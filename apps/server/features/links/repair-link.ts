import type { LinkTarget } from '@plinth/contract';
import {
  isLinkUrl,
  MenuFields,
  type MenuItem,
  mapLinkUrls,
  mapReferences,
  mapRichText,
  type SchemaNode,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord, getRecord } from '../../storage/records/records.ts';

export type LinkRepair = {
  readonly place: { readonly record: 'section' | 'menu'; readonly id: number };
  readonly target: LinkTarget;
  readonly next: LinkTarget | null;
};

type Change = Pick<LinkRepair, 'target' | 'next'>;

/** Links without a target become plain text. */
const withoutEmptyLinks = (html: string): string =>
  html.replaceAll(/<a(?![^>]*\s(?:href|id|name)=)[^>]*>([\s\S]*?)<\/a>/g, '$1');

function repaired<T>(schema: SchemaNode, value: T, { target, next }: Change): T {
  if (target.kind === 'url') {
    const url = next?.kind === 'url' ? next.url : null;
    return mapLinkUrls(schema, value, (one) => (one === target.url ? url : one));
  }
  const id = next && next.kind === target.kind ? next.id : null;
  return mapReferences(schema, value, (one) => {
    const isFile = one.kind === 'media' && one.context !== 'link';
    return one.kind === target.kind && one.id === target.id && !isFile ? id : one.id;
  });
}

function repairNode(node: WidgetNode, change: Change): WidgetNode {
  const schema = widgetDefinition(node.widget)?.properties;
  const children = node.children.map((child) => repairNode(child, change));
  if (!schema) return { ...node, children };
  const changed = repaired(schema, node.properties, change);
  const isSame = changed === node.properties;
  const properties = isSame ? changed : mapRichText(schema, changed, withoutEmptyLinks);
  return { ...node, properties, children };
}

/** Items that were named by their page have no name without it: those below them move up. */
const withoutNameless = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => {
    const children = withoutNameless(item.children);
    const isNameless = item.label === '' && (item.link?.action ?? 'none') === 'none';
    return isNameless ? children : [{ ...item, children }];
  });

/** Throws `VALIDATION` for a new target that links can't have. */
function checkNext({ target, next }: Change): void {
  if (next === null) return;
  if (next.kind !== target.kind) throw fieldError('next', 'valueInvalid');
  if (next.kind === 'url' && !isLinkUrl(next.url)) throw fieldError('next', 'incorrectURL');
}

/** Removes links to a target, or points them to another one. */
export async function repairLink(tx: Tx, { place, ...change }: LinkRepair): Promise<void> {
  checkNext(change);
  const { next } = change;
  if (next && next.kind !== 'url') await getRecord(tx.db, next.kind, next.id);
  const { id } = place;
  if (place.record === 'section') {
    const { revision, document } = await getRecord(tx.db, 'section', id);
    const fields = { document: repairNode(document, change) };
    await changeRecord(tx, 'section', { id, revision, fields });
    return;
  }
  const { revision, name, items } = await getRecord(tx.db, 'menu', id);
  const menu = repaired(MenuFields, { name, items }, change);
  const kept = MenuFields.parse({ name, items: withoutNameless(menu.items) });
  await changeRecord(tx, 'menu', { id, revision, fields: { items: kept.items } });
}
