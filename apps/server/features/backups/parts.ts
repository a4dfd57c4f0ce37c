import type { BackupPart, BackupPartKind, BackupPartQuery } from '@plinth/contract';
import type { Reader } from '../../storage/database/store.ts';
import { anyRecord, tableOf } from '../../storage/records/any-record.ts';
import { byName } from '../../storage/records/by-name.ts';
import { type BackupSource, DATA, dumpLinesOf } from './backup-source.ts';
import { BackupProblem } from './problems.ts';

/** Where the parts of a site that can be restored one by one are stored. */
export const PART_TABLES = {
  page: 'page',
  post: 'post',
  popup: 'popup',
  menu: 'menu',
  file: 'media',
} as const satisfies { readonly [K in BackupPartKind]: string };

type Row = { readonly id: number; readonly name: string; readonly created: number };

const MAX_PARTS = 100;

const parse = (line: string): unknown => JSON.parse(line);

/** The rows of one table of the dump. Those of others aren't parsed. */
async function* rowsOf(source: BackupSource, name: string): AsyncGenerator<Row> {
  let columns: readonly string[] | undefined;
  for await (const line of dumpLinesOf(source)) {
    if (line.startsWith('{')) {
      if (columns) return;
      const header = parse(line) as { readonly table?: string; readonly columns?: string[] };
      columns = header.table === name ? header.columns : undefined;
      continue;
    }
    if (!columns) continue;
    const values = parse(line) as readonly unknown[];
    const value = (column: string) => values[columns?.indexOf(column) ?? -1];
    yield {
      id: Number(value('id')),
      name: String(value('name')),
      created: Number(value('created')),
    };
  }
}

const words = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Which of these the site still has. */
async function stillThere(
  db: Reader,
  table: 'page' | 'post' | 'popup' | 'menu' | 'media',
  rows: readonly Row[],
) {
  if (rows.length === 0) return new Set<number>();
  const ids = rows.map(({ id }) => id);
  const found = await anyRecord(db)
    .selectFrom(tableOf(table))
    .select(['id', 'created'])
    .where('id', 'in', ids)
    .execute();
  const created = new Map(found.map((row) => [Number(row.id), Number(row.created)]));
  return new Set(rows.filter((row) => created.get(row.id) === row.created).map(({ id }) => id));
}

/** What a backup has of a kind, by name. Throws a `BackupProblem` if it can't be read. */
export async function listParts(
  source: BackupSource,
  { kind, search }: Pick<BackupPartQuery, 'kind' | 'search'>,
  db: Reader,
): Promise<{ readonly items: BackupPart[]; readonly total: number }> {
  const table = PART_TABLES[kind];
  const wanted = words(search);
  const rows: Row[] = [];
  try {
    for await (const row of rowsOf(source, table)) {
      const name = row.name.normalize('NFC').toLowerCase();
      if (wanted.every((word) => name.includes(word))) rows.push(row);
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem('DAMAGED', { path: source.path, part: DATA }, error);
  }
  const shown = rows.sort(byName).slice(0, MAX_PARTS);
  const there = await stillThere(db, table, shown);
  const items = shown.map(({ id, name }) => ({ part: id, name, is_there: there.has(id) }));
  return { items, total: rows.length };
}
