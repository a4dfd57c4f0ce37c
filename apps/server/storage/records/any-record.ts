import type { Kysely } from 'kysely';
import type { RecordName } from '../database/record-types.ts';
import type { Reader, Tx } from '../database/store.ts';

type Value = string | number | null;

/** What the tables of all records have in common. */
export type AnyRow = {
  id: number;
  revision: number;
  created: number;
  modified: number;
  [column: string]: Value;
};

/** For the queries that are the same for every record; the types of their callers tell them apart. */
export const anyRecord = (db: Reader | Tx['db']): Kysely<{ record: AnyRow }> =>
  db as unknown as Kysely<{ record: AnyRow }>;

export const tableOf = (name: RecordName): 'record' => name as string as 'record';
