import type { SitePart } from '@plinth/contract';
import { datedStatus, isPublic, type Owner, type WidgetNode } from '@plinth/model';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import {
  defaultSection,
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

/** The trees that a page or post shows, in the order of visitors. */
export type ShownSections = {
  readonly header: WidgetNode | null;
  readonly content: WidgetNode | null;
  readonly footer: WidgetNode | null;
};

/** A document that visitors see. */
export type PublicDocument = {
  readonly part: SitePart;
  readonly tree: WidgetNode;
  readonly scope: keyof ShownSections;
  /** The document with what is around it on its page. */
  readonly sections: ShownSections;
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

type Trees = ReadonlyMap<number, { readonly name: string; readonly tree: WidgetNode }>;

type Read = {
  readonly trees: Trees;
  /** The site's first header and footer. */
  readonly first: { readonly [K in SharedKind]: number | null };
};

const sharedId = (owner: PublicOwner, kind: SharedKind, { first }: Read): number | null =>
  showsSection(owner, kind) ? (owner[`${kind}_id`] ?? first[kind]) : null;

function shownSections(owner: PublicOwner, read: Read): ShownSections {
  const tree = (id: number | null) => read.trees.get(id ?? 0)?.tree ?? null;
  return {
    header: tree(sharedId(owner, 'header', read)),
    content: tree(owner.content_id),
    footer: tree(sharedId(owner, 'footer', read)),
  };
}

/** The headers or footers of these owners, each with the first owner that shows it. */
function sharedParts(owners: readonly PublicOwner[], kind: SharedKind, read: Read) {
  const firstOwners = new Map<number, PublicOwner>();
  for (const owner of owners) {
    const id = sharedId(owner, kind, read);
    if (id !== null && !firstOwners.has(id)) firstOwners.set(id, owner);
  }
  return [...firstOwners].map(([id, shownOn]) => ({
    ...{ scope: kind, shownOn, search: null },
    part: { kind, name: read.trees.get(id)?.name ?? '', owner: shownOn.owner },
  }));
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
  const stored = rows.map((row) => fromRow('section', row));
  const read: Read = {
    trees: new Map(stored.map(({ id, name, document }) => [id, { name, tree: migrate(document) }])),
    first: {
      header: await defaultSection(db, 'header'),
      footer: await defaultSection(db, 'footer'),
    },
  };
  const contents = owners.map((shownOn) => {
    const { owner, name, seo_title, seo_description } = shownOn;
    const part = { kind: owner.kind, name, owner };
    return { scope: 'content' as const, shownOn, search: { seo_title, seo_description }, part };
  });
  const shared = SHARED_KINDS.flatMap((kind) => sharedParts(owners, kind, read));
  return [...contents, ...shared].flatMap(({ shownOn, ...document }) => {
    const sections = shownSections(shownOn, read);
    const tree = sections[document.scope];
    return tree ? [{ ...document, tree, sections }] : [];
  });
}
