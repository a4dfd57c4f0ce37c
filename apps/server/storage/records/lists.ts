import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { RecordName, StoredRecords } from '../database/record-types.ts';
import type { Reader } from '../database/store.ts';
import { type AnyRow, anyRecord, tableOf } from './any-record.ts';
import { byName } from './by-name.ts';
import { fromRow } from './records.ts';

type Value = string | number | null;

export type ListQuery = {
  readonly page: number;
  readonly count: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  /** Required values by column. Undefined values don't filter. */
  readonly filter?: { readonly [column: string]: Value | undefined } | undefined;
  readonly group?: Group | undefined;
  readonly containing?: Containing | undefined;
  /** What else is true of the records. */
  readonly condition?: Expression<SqlBool> | undefined;
};

/** Records with one of these values in a column: only those, all others, or those last. */
type Group = {
  readonly column: string;
  readonly values: readonly string[];
  readonly show: 'only' | 'others' | 'last';
};

/** Records whose column contains a literal text, with the same case. */
type Containing = { readonly column: string; readonly text: string };

export type ListPage<R> = {
  readonly items: R[];
  readonly total: number;
  readonly page: number;
  readonly count: number;
};

const asciiLower = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Patterns for a literal text, one of which matches if `lower(column)` contains it. Databases may
 * lowercase ASCII letters only, so the patterns cover lower case, upper case, and an initial
 * capital, each in composed and in combining letters, which older records can have.
 */
export function likePatterns(text: string): string[] {
  const variants = (['NFC', 'NFD'] as const).flatMap((form) => {
    const lower = text.toLowerCase().normalize(form);
    const [first = '', ...rest] = lower;
    return [lower, text.toUpperCase().normalize(form), first.toUpperCase() + rest.join('')];
  });
  const escaped = variants.map((one) => asciiLower(one).replace(/[\\%_]/g, '\\$&'));
  return [...new Set(escaped)].map((one) => `%${one}%`);
}

export const containsText = ({ column, text }: Containing) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

const isInGroup = ({ column, values }: Group) =>
  values.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.ref(column)} in (${sql.join([...values])})`;

/** Records of a list that are sorted by name here. Longer lists are in the order of the database. */
const MAX_NAMES = 10_000;

type Rows = SelectQueryBuilder<{ record: AnyRow }, 'record', object>;

type Slice = Required<Pick<ListQuery, 'page' | 'count' | 'direction'>>;

/** A page of the rows by name, those of a group after all others. */
async function rowsByName(
  rows: Rows,
  group: RawBuilder<boolean> | undefined,
  { page, count, direction }: Slice,
): Promise<AnyRow[]> {
  const isLast = group ? sql<number>`case when ${group} then 1 else 0 end` : sql<number>`0`;
  const named = await rows.select(['id', 'name']).select(isLast.as('is_last')).execute();
  const turn = direction === 'desc' ? -1 : 1;
  const ids = named
    .map((row) => ({ id: Number(row.id), name: String(row.name), last: Number(row.is_last) }))
    .sort((one, other) => one.last - other.last || turn * byName(one, other))
    .slice((page - 1) * count, page * count)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await rows.selectAll().where('id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [Number(row.id), row as AnyRow]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * A page of records. `sort` is validated by the contract's schema. Sorts by last change by default.
 * Searches the given columns case-insensitively.
 */
export async function listRecords<N extends RecordName>(
  db: Reader,
  name: N,
  query: ListQuery & { readonly searched: readonly string[] },
): Promise<ListPage<StoredRecords[N]>> {
  const { page, count, search, searched } = query;
  let rows = anyRecord(db).selectFrom(tableOf(name));
  for (const [column, value] of Object.entries(query.filter ?? {})) {
    if (value === null) rows = rows.where(column, 'is', null);
    else if (value !== undefined) rows = rows.where(column, '=', value);
  }
  const inGroup = query.group && isInGroup(query.group);
  if (inGroup && query.group?.show === 'only') rows = rows.where(inGroup);
  if (inGroup && query.group?.show === 'others') rows = rows.where(sql<boolean>`not (${inGroup})`);
  if (query.containing) rows = rows.where(containsText(query.containing));
  if (query.condition) rows = rows.where(query.condition);
  if (search) {
    const patterns = likePatterns(search);
    rows = rows.where(({ or }) =>
      or(
        searched.flatMap((column) =>
          patterns.map(
            (pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
          ),
        ),
      ),
    );
  }
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const sort = query.sort ?? 'modified';
  const direction = query.direction ?? (query.sort ? 'asc' : 'desc');
  if (sort === 'name' && Number(total) <= MAX_NAMES) {
    const sorted = await rowsByName(rows, inGroup, { page, count, direction });
    return { items: sorted.map((row) => fromRow(name, row)), total, page, count };
  }
  const records = await rows
    .selectAll()
    .$if(inGroup !== undefined, (all) => all.orderBy(sql`case when ${inGroup} then 1 else 0 end`))
    .orderBy(sort, direction)
    .orderBy('id', direction)
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  return { items: records.map((row) => fromRow(name, row)), total, page, count };
}

/** All records of a kind. */
export async function listAll<N extends RecordName>(
  db: Reader,
  name: N,
  sort: keyof StoredRecords[N] & string,
): Promise<StoredRecords[N][]> {
  const rows = await anyRecord(db)
    .selectFrom(tableOf(name))
    .selectAll()
    .orderBy(sort)
    .orderBy('id')
    .execute();
  return rows.map((row) => fromRow(name, row));
}
