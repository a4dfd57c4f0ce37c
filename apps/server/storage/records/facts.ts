import type { Reader, Tx } from '../database/store.ts';

/** Single values that a feature keeps. */
export type FactName =
  | 'license'
  | 'license_key'
  | 'activation_failure'
  | 'update_check'
  | 'update_ignored'
  | 'theme_update_check';

export const readFact = async (
  db: Reader,
  name: FactName | 'installation',
): Promise<string | undefined> =>
  (await db.selectFrom('fact').select('value').where('name', '=', name).executeTakeFirst())?.value;

export async function writeFact({ db }: Tx, name: FactName, value: string): Promise<void> {
  await db
    .insertInto('fact')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function deleteFact({ db }: Tx, name: FactName): Promise<void> {
  await db.deleteFrom('fact').where('name', '=', name).execute();
}
