import { RpcError } from '@plinth/contract';
import { freeClassName } from '@plinth/model';
import type { RecordName } from '../database/record-types.ts';
import type { Reader } from '../database/store.ts';
import { anyRecord, tableOf } from './any-record.ts';

export type ClassNameScope = {
  readonly record: Extract<RecordName, 'style' | 'preset' | 'background'>;
  /** Class names are unique among rows with these column values. */
  readonly scope: { readonly [column: string]: string };
};

const takenNames = async (
  db: Reader,
  { record, scope }: ClassNameScope,
): Promise<ReadonlySet<string>> => {
  let rows = anyRecord(db).selectFrom(tableOf(record)).select('class_name');
  for (const [column, value] of Object.entries(scope)) rows = rows.where(column, '=', value);
  return new Set((await rows.execute()).map(({ class_name }) => String(class_name)));
};

/** A class name for a new record, derived from its name. */
export const newClassName = async (
  db: Reader,
  name: string,
  scope: ClassNameScope,
): Promise<string> => freeClassName(name, await takenNames(db, scope), scope.record);

/** Throws `CONFLICT` if another record has the class name. */
export async function claimClassName(
  db: Reader,
  name: string,
  scope: ClassNameScope,
): Promise<string> {
  if ((await takenNames(db, scope)).has(name)) throw new RpcError('CONFLICT');
  return name;
}
