import type { Change } from '../../storage/changes.ts';
import type { Reader } from '../../storage/store.ts';
import { createPageIndex, isSamePlace, type PageIndex, type PageNode } from './page-index.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';

/** What every answer needs of the site as a whole. */
export type SiteFacts = {
  readonly settings: SiteSettings;
  readonly pages: PageIndex;
};

/**
 * The facts in memory. They follow the changes record by record, so that a save costs the same on a
 * site of ten thousand pages as on one of ten.
 */
export type Facts = {
  readonly read: () => Promise<SiteFacts>;
  /**
   * Brings the facts up to date and answers the tags of all that reads them: `page:5` for the record
   * itself, `place:5` when links to it change, `page:*` for lists, `section:header` for
   * any header, `setting:general` by name. One after another, in the order of the calls.
   */
  readonly follow: (changes: readonly Change[]) => Promise<ReadonlySet<string>>;
  /** They are read anew when somebody asks next. */
  readonly forget: () => void;
};

const COLUMNS = ['id', 'name', 'url', 'parent_id', 'is_home', 'status', 'published_at'] as const;

async function readNodes(db: Reader, ids?: readonly number[]): Promise<PageNode[]> {
  const all = db.selectFrom('page').select([...COLUMNS, 'visibility']);
  const rows = await (ids ? all.where('id', 'in', ids) : all).execute();
  return rows.map(({ is_home, published_at, ...row }) => ({
    ...row,
    is_home: is_home === 1,
    published_at: published_at === null ? null : new Date(published_at).toISOString(),
  }));
}

/** The kinds of sections: a new header shows up on pages that had none. */
async function kindsOf(db: Reader, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('section').select('kind').where('id', 'in', ids).execute();
  return rows.map(({ kind }) => kind);
}

/** Brings the index up to date; answers the pages to which links look different now. */
async function followPages(db: Reader, { pages }: SiteFacts, ids: readonly number[]) {
  const found = await readNodes(db, ids);
  const moved = ids.filter((id) => {
    const now = found.find((node) => node.id === id);
    return !isSamePlace(pages.get(id), now);
  });
  pages.update(ids, found);
  return moved;
}

const idsOf = (changes: readonly Change[], name: string): number[] => [
  ...new Set(changes.filter(({ record }) => record === name).map(({ id }) => id)),
];

async function readAll(db: Reader): Promise<SiteFacts> {
  const pages = createPageIndex();
  pages.update([], await readNodes(db));
  return { pages, settings: await readSiteSettings(db) };
}

export function createFacts(db: Reader): Facts {
  let current: SiteFacts | undefined;
  let reading: Promise<SiteFacts> | undefined;
  let following: Promise<unknown> = Promise.resolve();

  const start = (): Promise<SiteFacts> => {
    const mine: Promise<SiteFacts> = readAll(db)
      .then((facts) => {
        if (reading === mine) current = facts;
        return facts;
      })
      .finally(() => {
        if (reading === mine) reading = undefined;
      });
    reading = mine;
    return mine;
  };

  const followAll = async (changes: readonly Change[]): Promise<ReadonlySet<string>> => {
    await reading;
    const tags = new Set(changes.flatMap(({ record, id }) => [`${record}:${id}`, `${record}:*`]));
    const [pages, settings] = [idsOf(changes, 'page'), idsOf(changes, 'setting')];
    for (const kind of await kindsOf(db, idsOf(changes, 'section'))) tags.add(`section:${kind}`);
    if (current && pages.length > 0) {
      for (const id of await followPages(db, current, pages)) tags.add(`place:${id}`);
    }
    if (current && settings.length > 0) {
      current = { ...current, settings: await readSiteSettings(db) };
      for (const id of settings) tags.add(`setting:${current.settings.names.get(id)}`);
    }
    return tags;
  };

  return {
    read: async () => current ?? reading ?? start(),
    forget: () => {
      current = undefined;
      reading = undefined;
    },
    follow: (changes) => {
      const done = following.then(() => followAll(changes));
      following = done.catch(() => undefined);
      return done;
    },
  };
}
