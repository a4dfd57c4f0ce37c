import type { OwnerKind } from '@plinth/model';
import type { StoredPage, StoredSection } from '../storage/database/record-types.ts';
import type { Reader, Tx } from '../storage/database/store.ts';
import { changeRecord, findRecord, getRecord } from '../storage/records/records.ts';

/** Headers and footers are shared between pages. */
export type SharedKind = 'header' | 'footer';

export const SHARED_KINDS: readonly SharedKind[] = ['header', 'footer'];

type SharedSection = { readonly id: number; readonly kind: SharedKind };

export const LAYOUTS_WITH: Record<SharedKind, readonly StoredPage['layout'][]> = {
  header: ['header_footer', 'header'],
  footer: ['header_footer', 'footer'],
};

export const showsSection = ({ layout }: Pick<StoredPage, 'layout'>, kind: SharedKind): boolean =>
  LAYOUTS_WITH[kind].includes(layout);

/**
 * A query for the id of the site's default header or footer, which pages without their own choice
 * show: the chosen one, or else the oldest.
 */
export const selectDefault = (db: Reader, kind: SharedKind) =>
  db
    .selectFrom('section')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(1);

/** The id of the site's default header or footer. */
export async function defaultSection(db: Reader, kind: SharedKind): Promise<number | null> {
  const row = await selectDefault(db, kind).executeTakeFirst();
  return row ? Number(row.id) : null;
}

/** The ids of the site's default header and footer. */
export const defaultIds = async (db: Reader): Promise<ReadonlySet<number | null>> =>
  new Set([await defaultSection(db, 'header'), await defaultSection(db, 'footer')]);

/**
 * Marks the default header or footer as such, so that another section that becomes one of this kind
 * isn't the default because it's older.
 */
export async function markDefault(tx: Tx, kind: SharedKind): Promise<void> {
  const id = await defaultSection(tx.db, kind);
  if (id !== null) await setDefault(tx, id, true);
}

async function setDefault(tx: Tx, id: number, is_default: boolean): Promise<void> {
  const stored = await getRecord(tx.db, 'section', id);
  if (stored.is_default === is_default) return;
  const target = { id, revision: stored.revision };
  await changeRecord(tx, 'section', { ...target, fields: { is_default } });
}

/** Makes a header or footer the default; returns the id of the former one. */
export async function chooseDefault(tx: Tx, { id, kind }: SharedSection): Promise<number | null> {
  const former = await defaultSection(tx.db, kind);
  if (former === id) return former;
  await setDefault(tx, id, true);
  // Changed in any case, so that the pages that show it are made anew.
  if (former !== null) {
    const { revision } = await getRecord(tx.db, 'section', former);
    await changeRecord(tx, 'section', { id: former, revision, fields: { is_default: false } });
  }
  return former;
}

/** The header or footer that a page shows: its own choice, or the site's default. */
export async function sharedSection(
  db: Reader,
  page: Pick<StoredPage, 'layout' | 'header_id' | 'footer_id'>,
  kind: SharedKind,
): Promise<StoredSection | undefined> {
  if (!showsSection(page, kind)) return undefined;
  const id = page[`${kind}_id`] ?? (await defaultSection(db, kind));
  return id === null ? undefined : findRecord(db, 'section', id);
}

/** For records without layout fields: they show the site's default header and footer. */
export const IN_SITE_LAYOUT = {
  layout: 'header_footer',
  header_id: null,
  footer_id: null,
} as const;

/** For records without header and footer. */
export const WITHOUT_SHARED = { layout: 'content', header_id: null, footer_id: null } as const;

/** The ids of the sections that each page, post, template, and popup shows. */
export async function shownSections(db: Reader): Promise<readonly (readonly number[])[]> {
  const pages = await db
    .selectFrom('page')
    .select(['layout', 'header_id', 'footer_id', 'content_id'])
    .execute();
  const first = {
    header: await defaultSection(db, 'header'),
    footer: await defaultSection(db, 'footer'),
  };
  const posts = await db.selectFrom('post').select('content_id').execute();
  const templates = await db.selectFrom('blog_template').select('content_id').execute();
  const popups = await db.selectFrom('popup').select('content_id').execute();
  return [
    ...pages,
    ...[...posts, ...templates].map((one) => ({ ...one, ...IN_SITE_LAYOUT })),
    ...popups.map((popup) => ({ ...popup, ...WITHOUT_SHARED })),
  ].map((page) => {
    const shared = SHARED_KINDS.map((kind) =>
      showsSection(page, kind) ? (page[`${kind}_id`] ?? first[kind]) : null,
    );
    return [page.content_id, ...shared].filter((id) => id !== null);
  });
}

type SectionUse = { readonly kind: OwnerKind; readonly id: number; readonly name: string };

/** The pages and posts that show a header or footer. */
export async function findSectionUses(
  db: Reader,
  { id, kind }: SharedSection,
): Promise<SectionUse[]> {
  const first = await defaultSection(db, kind);
  const pages = await db
    .selectFrom('page')
    .select(['id', 'name', 'layout', 'header_id', 'footer_id'])
    .execute();
  const posts = await db.selectFrom('post').select(['id', 'name']).execute();
  return [
    ...pages.map((page) => ({ ...page, of: 'page' as const })),
    ...posts.map((post) => ({ ...post, ...IN_SITE_LAYOUT, of: 'post' as const })),
  ]
    .filter((owner) => showsSection(owner, kind) && (owner[`${kind}_id`] ?? first) === id)
    .map((owner) => ({ kind: owner.of, id: Number(owner.id), name: owner.name }));
}

/** How many pages and posts show each section, by section id. */
export async function countSectionUses(db: Reader): Promise<ReadonlyMap<number, number>> {
  const uses = new Map<number, number>();
  for (const id of (await shownSections(db)).flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}
