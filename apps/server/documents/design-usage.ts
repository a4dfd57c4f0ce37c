import {
  documentReferences,
  mapDocumentReferences,
  NAMED_SIZES,
  type NamedSize,
  type ReferenceKind,
  Spacing,
  type StyleType,
  sizesIn,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Reader, Tx } from '../storage/database/store.ts';
import { changeRecord, type Target } from '../storage/records/records.ts';
import { shownSections } from './shared-sections.ts';

/** A widget and everything in it. */
export const nodesOf = (node: WidgetNode): WidgetNode[] => [
  node,
  ...node.children.flatMap(nodesOf),
];

export type SectionDocument = {
  readonly id: number;
  readonly revision: number;
  readonly document: WidgetNode;
};

/** Documents of all sections whose JSON contains `part`. */
export async function documentsWith(db: Reader, part: string): Promise<SectionDocument[]> {
  const rows = await db
    .selectFrom('section')
    .select(['id', 'revision', 'document'])
    .where('document', 'like', `%${part}%`)
    .execute();
  return rows.map(({ id, revision, document }) => ({
    ...{ id, revision: Number(revision) },
    document: JSON.parse(String(document)) as WidgetNode,
  }));
}

/** The document of a section at an earlier revision; null if it isn't in the history. */
export async function documentAt(db: Reader, { id, revision }: Target): Promise<WidgetNode | null> {
  const row = await db
    .selectFrom('history')
    .select('data')
    .where('record', '=', 'section')
    .where('record_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? (JSON.parse(row.data).document as WidgetNode) : null;
}

const KINDS: { readonly [T in StyleType]?: ReferenceKind } = {
  text: 'text_style',
  background: 'background_style',
};

export type StyleName = { readonly type: StyleType; readonly class_name: string };

/** Counts the references to this style in all sections. */
export async function countStyleUses(db: Reader, style: StyleName): Promise<number> {
  const documents = await documentsWith(db, style.class_name);
  return documents
    .flatMap(({ document }) => documentReferences(document, widgetDefinition))
    .filter(({ kind, id }) => kind === KINDS[style.type] && id === style.class_name).length;
}

type StoredBackground = { readonly id: number; readonly class_name: string };

/** Counts the pages with this background, and parts of documents with it. */
export async function countBackgroundUses(
  db: Reader,
  { id, class_name }: StoredBackground,
): Promise<number> {
  const { pages } = await db
    .selectFrom('page')
    .select(({ fn }) => fn.countAll().as('pages'))
    .where('background_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(pages) + (await countStyleUses(db, { type: 'background', class_name }));
}

/** Counts the references to each text style in all sections, by class name. */
export async function countTextStyleUses(db: Reader): Promise<ReadonlyMap<string, number>> {
  const uses = new Map<string, number>();
  for (const { document } of await documentsWith(db, 'moto-text_'))
    for (const { kind, id } of documentReferences(document, widgetDefinition))
      if (kind === 'text_style') uses.set(String(id), (uses.get(String(id)) ?? 0) + 1);
  return uses;
}

/**
 * Gives everything with a text style another one. Both are class names. The result has the changed
 * sections as they were before.
 */
export async function replaceTextStyle(
  tx: Tx,
  style: string,
  replacement: string,
): Promise<readonly Target[]> {
  const before: Target[] = [];
  for (const { id, revision, document } of await documentsWith(tx.db, style)) {
    const references = documentReferences(document, widgetDefinition);
    if (!references.some((one) => one.kind === 'text_style' && one.id === style)) continue;
    const changed = mapDocumentReferences(document, widgetDefinition, (one) =>
      one.kind === 'text_style' && one.id === style ? replacement : one.id,
    );
    await changeRecord(tx, 'section', { id, revision, fields: { document: changed } });
    before.push({ id, revision });
  }
  return before;
}

const MORE_COLOR = /color_custom(\d+)\b/g;

/** Counts the uses of each custom color in all sections, styles, presets, and backgrounds. */
export async function countMoreColorUses(db: Reader): Promise<ReadonlyMap<number, number>> {
  const part = '%color_custom%';
  const sections = await db
    .selectFrom('section')
    .select('document as json')
    .where('document', 'like', part)
    .execute();
  const design = await Promise.all(
    (['style', 'preset', 'background'] as const).map((table) =>
      db.selectFrom(table).select('properties as json').where('properties', 'like', part).execute(),
    ),
  );
  const uses = new Map<number, number>();
  for (const { json } of [...sections, ...design.flat()])
    for (const [, number] of String(json).matchAll(MORE_COLOR))
      uses.set(Number(number), (uses.get(Number(number)) ?? 0) + 1);
  return uses;
}

const spacingOf = ({ spacing }: WidgetNode['properties']): Spacing =>
  Spacing.catch({}).parse(spacing ?? {});

/** How many pages and posts have a widget with each spacing size. */
export async function countSpacingUses(db: Reader): Promise<Record<NamedSize, number>> {
  const rows = await db
    .selectFrom('section')
    .select(['id', 'document'])
    .where('document', 'like', '%"spacing"%')
    .execute();
  const sizesBySection = new Map(
    rows.map(({ id, document }) => {
      const nodes = nodesOf(JSON.parse(String(document)) as WidgetNode);
      return [id, new Set(nodes.flatMap(({ properties }) => sizesIn(spacingOf(properties))))];
    }),
  );
  const shown = await shownSections(db);
  const count = (size: NamedSize) =>
    shown.filter((ids) => ids.some((id) => sizesBySection.get(id)?.has(size))).length;
  return Object.fromEntries(NAMED_SIZES.map((size) => [size, count(size)])) as Record<
    NamedSize,
    number
  >;
}
