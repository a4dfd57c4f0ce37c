import type { Kysely } from 'kysely';
import type { RecordName } from '../database/record-types.ts';
import type { Reader, Tx } from '../database/store.ts';

type Value = string | number | null;

/** Common columns of all record tables. */
export type AnyRow = {
  id: number;
  revision: number;
  created: number;
  modified: number;
  [column: string]: Value;
};

/** For queries that work on any record. Callers restore the specific types. */
export const anyRecord = (db: Reader | Tx['db']): Kysely<{ record: AnyRow }> =>
  db as unknown as Kysely<{ record: AnyRow }>;

export const tableOf = (name: RecordName): 'record' => name as string as 'record';
