import type { Reader, Tx } from '../storage/database/store.ts';

const FACT = 'theme';

/** The id of the theme that the site was created from. Empty if there is none. */
export async function activeTheme(db: Reader): Promise<string> {
  const row = await db
    .selectFrom('fact')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return row?.value ?? '';
}

export async function setActiveTheme({ db }: Tx, id: string): Promise<void> {
  await db
    .insertInto('fact')
    .values({ name: FACT, value: id })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: id }))
    .execute();
}
