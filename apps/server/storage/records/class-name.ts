import { friendlyUrl } from '@plinth/model';
import type { RecordName } from '../database/record-types.ts';
import type { Reader } from '../database/store.ts';
import { anyRecord, tableOf } from './any-record.ts';

export type ClassNameScope = {
  readonly record: Extract<RecordName, 'style' | 'preset' | 'background'>;
  /** Class names are unique among rows with these column values. */
  readonly scope: { readonly [column: string]: string };
};

const MAX_BASE_LENGTH = 48;

/** Derives a free class name from a record's name: `night-sky`, `night-sky-2`. */
export async function freeClassName(
  db: Reader,
  name: string,
  { record, scope }: ClassNameScope,
): Promise<string> {
  let rows = anyRecord(db).selectFrom(tableOf(record)).select('class_name');
  for (const [column, value] of Object.entries(scope)) rows = rows.where(column, '=', value);
  const taken = new Set((await rows.execute()).map(({ class_name }) => class_name));
  const base = friendlyUrl(name).slice(0, MAX_BASE_LENGTH) || record;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
