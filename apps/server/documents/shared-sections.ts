import type { StoredPage, StoredSection } from '../storage/database/record-types.ts';
import type { Reader } from '../storage/database/store.ts';
import { findRecord } from '../storage/records/records.ts';

/** Headers and footers are shared between pages. */
export type SharedKind = 'header' | 'footer';

export const SHARED_KINDS: readonly SharedKind[] = ['header', 'footer'];

export const LAYOUTS_WITH: Record<SharedKind, readonly StoredPage['layout'][]> = {
  header: ['header_footer', 'header'],
  footer: ['header_footer', 'footer'],
};

export const showsSection = ({ layout }: Pick<StoredPage, 'layout'>, kind: SharedKind): boolean =>
  LAYOUTS_WITH[kind].includes(layout);

/** The id of the site's first header or footer, which pages without a choice of their own show. */
export async function firstSection(db: Reader, kind: SharedKind): Promise<number | null> {
  const row = await db
    .selectFrom('section')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.id == null ? null : Number(row.id);
}

/** The header or footer that a page shows: its own choice, or the site's first. */
export async function sharedSection(
  db: Reader,
  page: Pick<StoredPage, 'layout' | 'header_id' | 'footer_id'>,
  kind: SharedKind,
): Promise<StoredSection | undefined> {
  if (!showsSection(page, kind)) return undefined;
  const id = page[`${kind}_id`] ?? (await firstSection(db, kind));
  return id === null ? undefined : findRecord(db, 'section', id);
}

/** For records without layout fields: they show the site's first header and footer. */
export const IN_SITE_LAYOUT = {
  layout: 'header_footer',
  header_id: null,
  footer_id: null,
} as const;

/** How many pages and posts show each section, by section id. */
export async function countSectionUses(db: Reader): Promise<ReadonlyMap<number, number>> {
  const pages = await db
    .selectFrom('page')
    .select(['layout', 'header_id', 'footer_id', 'content_id'])
    .execute();
  const first = {
    header: await firstSection(db, 'header'),
    footer: await firstSection(db, 'footer'),
  };
  const uses = new Map<number, number>();
  const count = (id: number | null) => id !== null && uses.set(id, (uses.get(id) ?? 0) + 1);
  const posts = await db.selectFrom('post').select('content_id').execute();
  for (const page of [...pages, ...posts.map((post) => ({ ...post, ...IN_SITE_LAYOUT }))]) {
    count(page.content_id);
    for (const kind of SHARED_KINDS) {
      if (showsSection(page, kind)) count(page[`${kind}_id`] ?? first[kind]);
    }
  }
  return uses;
}
