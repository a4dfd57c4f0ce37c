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

/** The ids of the sections that each page and each post shows. */
export async function shownSections(db: Reader): Promise<readonly (readonly number[])[]> {
  const pages = await db
    .selectFrom('page')
    .select(['layout', 'header_id', 'footer_id', 'content_id'])
    .execute();
  const first = {
    header: await firstSection(db, 'header'),
    footer: await firstSection(db, 'footer'),
  };
  const posts = await db.selectFrom('post').select('content_id').execute();
  return [...pages, ...posts.map((post) => ({ ...post, ...IN_SITE_LAYOUT }))].map((page) => {
    const shared = SHARED_KINDS.map((kind) =>
      showsSection(page, kind) ? (page[`${kind}_id`] ?? first[kind]) : null,
    );
    return [page.content_id, ...shared].filter((id) => id !== null);
  });
}

/** How many pages and posts show each section, by section id. */
export async function countSectionUses(db: Reader): Promise<ReadonlyMap<number, number>> {
  const uses = new Map<number, number>();
  for (const id of (await shownSections(db)).flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}
