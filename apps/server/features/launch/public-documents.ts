import type { SitePart } from '@plinth/contract';
import { datedStatus, isPublic, type Owner, type WidgetNode } from '@plinth/model';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import {
  firstSection,
  IN_SITE_LAYOUT,
  SHARED_KINDS,
  type SharedKind,
  showsSection,
} from '../../documents/shared-sections.ts';
import type { StoredPage, StoredPost } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';

export type SearchTexts = Pick<StoredPage, 'seo_title' | 'seo_description'>;

type PublicOwner = { readonly owner: Owner } & SearchTexts &
  Pick<StoredPage, 'name' | 'content_id' | 'layout' | 'header_id' | 'footer_id'>;

/** A document that visitors see. */
export type PublicDocument = {
  readonly part: SitePart;
  readonly tree: WidgetNode;
  /** Null for headers and footers. */
  readonly search: SearchTexts | null;
};

type Moment = { readonly db: Reader; readonly now: string };

/** The home page first, without the maintenance page. */
async function readPages({ db, now }: Moment): Promise<readonly PublicOwner[]> {
  const { values } = await readSetting(db, SERVICE_PAGES);
  const rows = await db
    .selectFrom('page')
    .selectAll()
    .orderBy('is_home', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows
    .map((row): StoredPage => fromRow('page', row))
    .filter((page) => isPublic(page, now) && page.id !== values.under_construction_id)
    .map((page) => ({ ...page, owner: { kind: 'page', id: page.id } }));
}

async function readPosts({ db, now }: Moment): Promise<readonly PublicOwner[]> {
  const rows = await db.selectFrom('post').selectAll().orderBy('id').execute();
  return rows
    .map((row): StoredPost => fromRow('post', row))
    .filter((post) => isPublic({ ...post, status: datedStatus(post) }, now))
    .map((post) => ({ ...post, ...IN_SITE_LAYOUT, owner: { kind: 'post', id: post.id } }));
}

/** The headers or footers of these owners, each with the first owner that shows it. */
async function sharedParts(
  db: Reader,
  owners: readonly PublicOwner[],
  kind: SharedKind,
): Promise<ReadonlyMap<number, PublicOwner>> {
  const first = await firstSection(db, kind);
  const parts = new Map<number, PublicOwner>();
  for (const owner of owners) {
    const id = showsSection(owner, kind) ? (owner[`${kind}_id`] ?? first) : null;
    if (id !== null && !parts.has(id)) parts.set(id, owner);
  }
  return parts;
}

/** Everything that visitors see once the site is live. */
export async function readPublicDocuments(
  db: Reader,
  now: number,
  migrate: (tree: WidgetNode) => WidgetNode,
): Promise<readonly PublicDocument[]> {
  const moment = { db, now: new Date(now).toISOString() };
  const owners = [...(await readPages(moment)), ...(await readPosts(moment))];
  const rows = await db.selectFrom('section').selectAll().execute();
  const sections = new Map(rows.map((row) => [row.id, fromRow('section', row)]));
  const documents = owners.map(({ owner, name, content_id, ...search }) => ({
    id: content_id,
    part: { kind: owner.kind, name, owner },
    search,
  }));
  const shared = await Promise.all(
    SHARED_KINDS.map(async (kind) =>
      [...(await sharedParts(db, owners, kind))].map(([id, { owner }]) => ({
        id,
        part: { kind, name: sections.get(id)?.name ?? '', owner },
        search: null,
      })),
    ),
  );
  return [...documents, ...shared.flat()].flatMap(({ id, ...document }) => {
    const section = sections.get(id);
    return section ? [{ ...document, tree: migrate(section.document) }] : [];
  });
}
