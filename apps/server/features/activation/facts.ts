import type { Reader, Tx } from '../../storage/database/store.ts';

export type ActivationFact = 'license' | 'license_key' | 'activation_failure';

export const readFact = async (
  db: Reader,
  name: ActivationFact | 'installation',
): Promise<string | undefined> =>
  (await db.selectFrom('fact').select('value').where('name', '=', name).executeTakeFirst())?.value;

export async function writeFact({ db }: Tx, name: ActivationFact, value: string): Promise<void> {
  await db
    .insertInto('fact')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function deleteFact({ db }: Tx, name: ActivationFact): Promise<void> {
  await db.deleteFrom('fact').where('name', '=', name).execute();
}
