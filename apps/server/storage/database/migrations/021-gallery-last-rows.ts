import type { Kysely } from 'kysely';
import type { Migration } from '../migration.ts';

/** Columns with documents in their JSON, and the primary keys of their tables. */
const COLUMNS = [
  { table: 'section', column: 'document', keys: ['id'] },
  { table: 'block', column: 'document', keys: ['id'] },
  { table: 'history', column: 'data', keys: ['id'] },
  { table: 'unsaved_work', column: 'data', keys: ['account_id', 'owner_kind', 'owner_id'] },
  { table: 'theme', column: 'documents', keys: ['id'] },
] as const;

type Fields = { readonly [name: string]: unknown };
/** Columns differ by table. */
type AnyTable = { [table: string]: { [column: string]: string } };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Galleries in rows, the only widgets with that layout, aligned an incomplete last row to the left
 * unless set otherwise.
 */
const withLastRow = (node: Fields): Fields => {
  const { widget, properties } = node;
  if (typeof widget !== 'string' || !isFields(properties)) return node;
  if (properties.layout !== 'rows' || properties.last_row !== undefined) return node;
  return { ...node, properties: { ...properties, last_row: 'left' } };
};

const reviver = (_: string, value: unknown): unknown =>
  isFields(value) ? withLastRow(value) : value;

async function migrateColumn(
  db: Kysely<AnyTable>,
  { table, column, keys }: (typeof COLUMNS)[number],
): Promise<void> {
  const rows = await db
    .selectFrom(table)
    .select([...keys, column])
    .where(column, 'like', '%"rows"%')
    .execute();
  for (const row of rows) {
    const before = row[column] ?? '';
    const after = JSON.stringify(JSON.parse(before, reviver));
    if (after === before) continue;
    const query = db.updateTable(table).set({ [column]: after });
    await keys.reduce((some, key) => some.where(key, '=', row[key] ?? ''), query).execute();
  }
}

/** The last row of a gallery is centered by default. Existing galleries keep theirs on the left. */
export const galleryLastRows021: Migration = {
  name: '021-gallery-last-rows',
  up: async (db) => {
    for (const column of COLUMNS) await migrateColumn(db as unknown as Kysely<AnyTable>, column);
  },
};
