import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BrokenLink, type LinkTarget, RpcError } from '@plinth/contract';
import {
  isReservedPath,
  OWNER_KINDS,
  type Owner,
  type SiteUrls,
  type WidgetNode,
} from '@plinth/model';
import { linkParts } from '../../documents/link-urls.ts';
import { findSectionUses, SHARED_KINDS } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { inBatches } from '../../storage/records/in-batches.ts';
import { listAll } from '../../storage/records/lists.ts';
import { getRecord } from '../../storage/records/records.ts';
import {
  type Anchors,
  anchorsIn,
  type FoundLink,
  joinAnchors,
  linkedAnchor,
  linksInDocument,
  linksInMenu,
  targetKey,
} from './links-in.ts';
import {
  anchorOfUrl,
  type PageAnchor,
  pagesWithAnchors,
  readCodeAnchors,
  readPageAnchors,
  readSiteCodeAnchors,
} from './page-anchors.ts';

/** Whether visitors see what is at a target. */
export type TargetState = 'live' | 'hidden' | 'missing';

/** How the site itself resolves links. */
export type SiteLinks = Pick<SiteUrls, 'pathOf'> & {
  readonly ownerState: (owner: Owner) => TargetState;
  readonly pathState: (path: string) => TargetState;
  /** The name of a page or post. */
  readonly nameOf: (owner: Owner) => string | null;
  /** The page at a path. Null if visitors see none there. */
  readonly pageAt: (path: string) => number | null;
  /** Whether a redirect leads on from a path. */
  readonly isRedirected: (path: string) => boolean;
};

type Records = {
  readonly popups: ReadonlySet<number>;
  readonly media: ReadonlySet<number>;
  /** Whether the page of a link has an anchor. */
  readonly hasAnchor: (anchor: string) => boolean;
  /** Whether another page has an anchor. */
  readonly pageHasAnchor: (anchor: PageAnchor) => boolean;
};

/** Every page has these: its beginning, and its sections. */
const COMMON_ANCHORS: ReadonlySet<string> = new Set([
  ...['', 'section-header', 'section-content', 'section-footer'],
]);

/** What pages without a stored document have. */
const NO_ANCHORS: Anchors = { ids: new Set(), hasScripts: false };

const isAnyOf =
  (...all: readonly Anchors[]): Records['hasAnchor'] =>
  (anchor) =>
    COMMON_ANCHORS.has(anchor) ||
    anchor.toLowerCase() === 'top' ||
    all.some(({ ids, hasScripts }) => hasScripts || ids.has(anchor));

async function readIds(db: Reader, table: 'popup' | 'media'): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom(table).select('id').execute();
  return new Set(rows.map(({ id }) => Number(id)));
}

function stateOf(target: LinkTarget, site: SiteLinks, records: Records): TargetState {
  const { popups, media } = records;
  const anchor = linkedAnchor(target);
  if (anchor !== null) return records.hasAnchor(anchor) ? 'live' : 'missing';
  switch (target.kind) {
    case 'page':
    case 'post':
      return site.ownerState(target);
    case 'popup':
      return popups.has(target.id) ? 'live' : 'missing';
    case 'media':
      return media.has(target.id) ? 'live' : 'missing';
    case 'url': {
      const path = linkParts(target.url, site)?.path;
      if (path === undefined || isReservedPath(path)) return 'live';
      const state = site.pathState(path);
      const linked = anchorOfUrl(target.url, site);
      if (state === 'live' && linked && !records.pageHasAnchor(linked)) return 'missing';
      return state !== 'live' && site.isRedirected(path) ? 'live' : state;
    }
  }
}

const labelOf = (target: LinkTarget, site: SiteLinks): string | null => {
  if (target.kind === 'url') return target.url;
  return target.kind === 'page' || target.kind === 'post' ? site.nameOf(target) : null;
};

type Place = Pick<BrokenLink, 'place' | 'name' | 'type' | 'owner' | 'section'>;

/** The documents that each content section belongs to. */
async function readOwners(db: Reader): Promise<ReadonlyMap<number, Owner & { name: string }>> {
  const owners = new Map<number, Owner & { name: string }>();
  for (const kind of OWNER_KINDS) {
    const rows = await db.selectFrom(kind).select(['id', 'name', 'content_id']).execute();
    for (const { id, name, content_id } of rows)
      owners.set(Number(content_id), { kind, id: Number(id), name });
  }
  return owners;
}

type Broken = { readonly place: Place; readonly links: readonly FoundLink[] };

function brokenIn({ place, links }: Broken, site: SiteLinks, records: Records): BrokenLink[] {
  const found = new Map<string, BrokenLink>();
  for (const { node, target } of links) {
    const key = targetKey(target);
    const known = found.get(key);
    if (known) found.set(key, { ...known, count: known.count + 1 });
    const reason = known ? 'live' : stateOf(target, site, records);
    if (reason !== 'live')
      found.set(key, { ...place, node, target, label: labelOf(target, site), reason, count: 1 });
  }
  return [...found.values()];
}

const readSections = (db: Reader, after: number, limit: number) =>
  db
    .selectFrom('section')
    .select(['id', 'name', 'kind', 'document'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Where a section is. Null if no document has it. */
async function placeOf(
  db: Reader,
  row: { readonly id: number; readonly name: string; readonly kind: string | null },
  owners: Awaited<ReturnType<typeof readOwners>>,
): Promise<Place | null> {
  const place = { record: 'section', id: row.id } as const;
  const owner = owners.get(row.id);
  if (owner) {
    const { kind, id, name } = owner;
    return { place, name, type: kind, owner: { kind, id }, section: 'content' };
  }
  const kind = SHARED_KINDS.find((shared) => shared === row.kind);
  if (!kind) return null;
  const [first] = await findSectionUses(db, { id: row.id, kind });
  const shownBy = first ? { kind: first.kind, id: first.id } : null;
  return { place, name: row.name, type: 'section', owner: shownBy, section: kind };
}

/** Between them, the event loop has its turn. */
const SECTIONS_PER_TURN = 100;

type SectionRow = Awaited<ReturnType<typeof readSections>>[number];

/** A section with links to its own page, checked once all anchors are known. */
type SectionWithAnchorLinks = {
  readonly row: Pick<SectionRow, 'id' | 'name' | 'kind'>;
  readonly links: readonly FoundLink[];
  readonly own: Anchors;
};

/** All links of documents and menus that lead visitors nowhere. */
export async function findBrokenLinks(db: Reader, site: SiteLinks): Promise<BrokenLink[]> {
  const stored = { popups: await readIds(db, 'popup'), media: await readIds(db, 'media') };
  const owners = await readOwners(db);
  const broken: BrokenLink[] = [];
  const withAnchorLinks: SectionWithAnchorLinks[] = [];
  const ofPages = new Map<number, Anchors>();
  const ofCode = await readCodeAnchors(db);
  const ofSiteCode = await readSiteCodeAnchors(db);
  const [all, inShared] = [[ofSiteCode], [ofSiteCode]];
  const addBroken = async (
    { row, links }: Omit<SectionWithAnchorLinks, 'own'>,
    records: Records,
  ) => {
    if (links.every(({ target }) => stateOf(target, site, records) === 'live')) return;
    const place = await placeOf(db, { ...row, id: Number(row.id) }, owners);
    if (place) broken.push(...brokenIn({ place, links }, site, records));
  };
  const sections = inBatches((after, limit) => readSections(db, after, limit));
  for await (const { document, ...row } of sections) {
    const tree = JSON.parse(document) as WidgetNode;
    const links = linksInDocument(tree);
    const own = joinAnchors([anchorsIn(tree), ofCode.get(Number(row.id)) ?? NO_ANCHORS]);
    all.push(own);
    const owner = owners.get(Number(row.id));
    if (!owner) inShared.push(own);
    else if (owner.kind === 'page') ofPages.set(owner.id, own);
    const hasAnchorLinks =
      links.some(({ target }) => linkedAnchor(target) !== null) ||
      pagesWithAnchors(links, site).length > 0;
    if (hasAnchorLinks) withAnchorLinks.push({ row, links, own });
    else
      await addBroken(
        { row, links },
        { ...stored, hasAnchor: () => true, pageHasAnchor: () => true },
      );
  }
  const shared = joinAnchors(inShared);
  const anywhere = {
    ...stored,
    hasAnchor: isAnyOf(joinAnchors(all)),
    pageHasAnchor: ({ page, anchor }: PageAnchor) =>
      isAnyOf(ofPages.get(page) ?? NO_ANCHORS, shared)(anchor),
  };
  for (const [at, { row, links, own }] of withAnchorLinks.entries()) {
    if (at % SECTIONS_PER_TURN === 0) await nextTurn();
    // Other sections are shown on several pages, and posts in templates.
    const isPage = owners.get(Number(row.id))?.kind === 'page';
    const onPage = { ...anywhere, hasAnchor: isAnyOf(own, shared) };
    await addBroken({ row, links }, isPage ? onPage : anywhere);
  }
  for (const { id, name, items } of await listAll(db, 'menu', 'name')) {
    const place = { record: 'menu', id } as const;
    const menu = { place, name, type: 'menu', owner: null, section: 'content' } as const;
    broken.push(...brokenIn({ place: menu, links: linksInMenu(items) }, site, anywhere));
  }
  return broken;
}

/** The anchors in headers, footers, and the site's code. */
async function readSharedAnchors(db: Reader): Promise<Anchors> {
  const rows = await db
    .selectFrom('section')
    .select('document')
    .where('kind', 'in', SHARED_KINDS)
    .execute();
  const inSections = rows.map(({ document }) => anchorsIn(JSON.parse(document) as WidgetNode));
  return joinAnchors([...inSections, await readSiteCodeAnchors(db)]);
}

export type OwnerFindings = {
  readonly broken: readonly Pick<BrokenLink, 'target' | 'label' | 'reason' | 'node'>[];
  readonly lacks_description: boolean;
};

/** What the stored document of an owner lacks. Links to the owner itself work once it's public. */
export async function findOwnerProblems(
  db: Reader,
  owner: Owner,
  site: SiteLinks,
): Promise<OwnerFindings> {
  const row = await db
    .selectFrom(owner.kind)
    .select('content_id')
    .where('id', '=', owner.id)
    .executeTakeFirst();
  if (!row) throw new RpcError('NOT_FOUND');
  const { document } = await getRecord(db, 'section', Number(row.content_id));
  const shared = await readSharedAnchors(db);
  const isPage = owner.kind === 'page';
  const ofPages = await readPageAnchors(db, [
    ...(isPage ? [owner.id] : []),
    ...pagesWithAnchors(linksInDocument(document), site),
  ]);
  const anchorsOf = (page: number) => isAnyOf(ofPages.get(page) ?? NO_ANCHORS, shared);
  const records = {
    ...{ popups: await readIds(db, 'popup'), media: await readIds(db, 'media') },
    hasAnchor: isPage ? anchorsOf(owner.id) : () => true,
    pageHasAnchor: ({ page, anchor }: PageAnchor) => anchorsOf(page)(anchor),
  };
  const isOwn = ({ target }: FoundLink) => target.kind === owner.kind && target.id === owner.id;
  const place: Place = {
    ...{ place: { record: 'section', id: Number(row.content_id) }, name: '' },
    ...{ type: owner.kind, owner, section: 'content' },
  };
  const links = linksInDocument(document).filter((link) => !isOwn(link));
  const broken = brokenIn({ place, links }, site, records).map(
    ({ target, label, reason, node }) => ({ target, label, reason, node }),
  );
  return { broken, lacks_description: await lacksDescription(db, owner) };
}

async function lacksDescription(db: Reader, { kind, id }: Owner): Promise<boolean> {
  if (kind !== 'page' && kind !== 'post') return false;
  return (await getRecord(db, kind, id)).seo_description === '';
}
