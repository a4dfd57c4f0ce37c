import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import type { ThemeLibrary } from './library.ts';
import { readDesign, type ThemeDesign } from './theme-design.ts';

/** The design that the site had with a theme, to switch back to it. */
export type FormerDesign = {
  readonly theme: string;
  /** ms since 1970 */
  readonly created: number;
};

/** The designs that can be restored, the latest first. */
export async function readFormerDesigns(db: Reader): Promise<readonly FormerDesign[]> {
  const rows = await db
    .selectFrom('former_design')
    .select(['theme', 'created'])
    .orderBy('created', 'desc')
    .execute();
  return rows.map(({ theme, created }) => ({ theme, created: Number(created) }));
}

export async function findFormerDesign(
  db: Reader,
  theme: string,
): Promise<ThemeDesign | undefined> {
  const row = await db
    .selectFrom('former_design')
    .select('design')
    .where('theme', '=', theme)
    .executeTakeFirst();
  return row && (JSON.parse(row.design) as ThemeDesign);
}

/** Saves the site's design as it is with this theme. */
export async function saveFormerDesign(tx: Tx, theme: string): Promise<void> {
  const design = JSON.stringify(await readDesign(tx.db));
  const saved = { design, created: tx.now };
  await tx.db
    .insertInto('former_design')
    .values({ theme, ...saved })
    .onConflict((conflict) => conflict.column('theme').doUpdateSet(saved))
    .execute();
}

/** The themes that the site has or had, as far as they can be opened. */
export async function readUsedThemes(
  { store, library }: { readonly store: Store; readonly library: ThemeLibrary },
  active: string,
): Promise<readonly string[]> {
  const former = (await readFormerDesigns(store.read)).map(({ theme }) => theme);
  const usable = (await library.list()).filter(({ is_compatible }) => is_compatible);
  return usable.map(({ id }) => id).filter((id) => id === active || former.includes(id));
}
