import { invariant, OWNER_KINDS, type OwnerKind } from '@plinth/model';
import type { NodeRow } from '../../features/document-owners/document-kind.ts';
import {
  createOwnerIndex,
  isSamePlace,
  type OwnerIndex,
  type OwnerNode,
} from '../../features/document-owners/owner-index.ts';
import type { Change } from '../../storage/database/changes.ts';
import type { Reader } from '../../storage/database/store.ts';
import { changedTags, type MovedOwner, type Tag } from '../cache/tags.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';

/** What every answer needs of the site as a whole. */
export type SiteFacts = {
  readonly settings: SiteSettings;
  readonly pages: OwnerIndex;
  /** Of every kind of owners, `pages` among them. */
  readonly indexes: { readonly [K in OwnerKind]: OwnerIndex };
};

/**
 * The facts in memory. They follow the changes record by record, so that a save costs the same on a
 * site of ten thousand pages as on one of ten.
 */
export type Facts = {
  readonly read: () => Promise<SiteFacts>;
  /**
   * Brings the facts up to date and answers the tags of all that the changes touch. One after another,
   * in the order of the calls.
   */
  readonly follow: (changes: readonly Change[]) => Promise<ReadonlySet<Tag>>;
  /** They are read anew when somebody asks next. */
  readonly forget: () => void;
};

const nodeOf = ({ kind: _, is_home, published_at, ...row }: NodeRow): OwnerNode => ({
  ...row,
  is_home: is_home === 1,
  published_at: published_at === null ? null : new Date(published_at).toISOString(),
});

/** Brings an index up to date; answers the owners to which links look different now. */
async function followOwners(
  db: Reader,
  { indexes }: SiteFacts,
  { kind, ids }: { readonly kind: OwnerKind; readonly ids: readonly number[] },
): Promise<readonly MovedOwner[]> {
  const rows = await DOCUMENT_KINDS[kind].address.nodes(db).where('id', 'in', ids).execute();
  const found = rows.map(nodeOf);
  const moved = ids.flatMap((id) => {
    const before = indexes[kind].get(id);
    const now = found.find((node) => node.id === id);
    const isListed = [before, now].some((node) => node && node.status !== 'draft');
    return isSamePlace(before, now) ? [] : [{ id, isListed }];
  });
  indexes[kind].update(ids, found);
  return moved;
}

/** The owners of every kind, in one query. */
async function readIndexes(db: Reader): Promise<SiteFacts['indexes']> {
  const [first, ...others] = OWNER_KINDS.map((kind) => DOCUMENT_KINDS[kind].address.nodes(db));
  invariant(first, 'there are kinds of owners');
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const indexes = OWNER_KINDS.map((kind) => {
    const index = createOwnerIndex();
    index.update([], rows.filter((row) => row.kind === kind).map(nodeOf));
    return [kind, index] as const;
  });
  return Object.fromEntries(indexes) as SiteFacts['indexes'];
}

/** The facts as they are stored now. */
export async function readSiteFacts(db: Reader): Promise<SiteFacts> {
  const indexes = await readIndexes(db);
  return { indexes, pages: indexes.page, settings: await readSiteSettings(db) };
}

export function createFacts(db: Reader): Facts {
  let current: SiteFacts | undefined;
  let reading: Promise<SiteFacts> | undefined;
  let following: Promise<unknown> = Promise.resolve();

  const start = (): Promise<SiteFacts> => {
    const mine: Promise<SiteFacts> = readSiteFacts(db)
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

  const followAll = async (changes: readonly Change[]): Promise<ReadonlySet<Tag>> => {
    await reading;
    const known = current;
    if (!known) return changedTags(db, changes);
    if (changes.some(({ record }) => record === 'setting')) {
      current = { ...known, settings: await readSiteSettings(db) };
    }
    return changedTags(db, changes, (kind, ids) => followOwners(db, known, { kind, ids }));
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
