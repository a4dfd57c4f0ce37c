import { type SqlBool, sql } from 'kysely';
import type { Store } from '../../storage/database/store.ts';

/** Whether a file is none of the used ones. They are one parameter, however many there are. */
export function isUnused(kind: Store['kind'], used: ReadonlySet<number>) {
  const ids = JSON.stringify([...used]);
  return kind === 'sqlite'
    ? sql<SqlBool>`id not in (select value from json_each(${ids}))`
    : sql<SqlBool>`id not in (select one::bigint from json_array_elements_text(${ids}::json) as one)`;
}
