import {
  FACT_NAMES,
  type FactName,
  invariant,
  OWNER_KINDS,
  type OwnerKind,
  sameValue,
} from '@plinth/model';
import type { NodeRow } from '../../features/document-owners/document-kind.ts';
import {
  createOwnerIndex,
  hasSameLinks,
  type OwnerIndex,
  type OwnerNode,
} from '../../features/document-owners/owner-index.ts';
import type { Change } from '../../storage/database/changes.ts';
import type { Reader } from '../../storage/database/store.ts';
import { changedTags, type MovedOwner, type Tag } from '../cache/tags.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { factData } from './fact-data.ts';
import { readSiteSettings, SETTING_RECORDS, type SiteSettings } from './site-settings.ts';

/** Site-wide data that every response needs. */
export type SiteFacts = {
  readonly settings: SiteSettings;
  readonly pages: OwnerIndex;
  /** Indexes of all kinds of owners, including `pages`. */
  readonly indexes: { readonly [K in OwnerKind]: OwnerIndex };
};

/**
 * Facts cached in memory. They are updated record by record, so the cost of a save doesn't depend
 * on the size of the site.
 */
export type Facts = {
  readonly read: () => Promise<SiteFacts>;
  /** Updates the facts and returns the tags that the changes invalidate. Calls run in order. */
  readonly applyChanges: (changes: readonly Change[]) => Promise<ReadonlySet<Tag>>;
  /** Clears the facts. The next `read` loads them again. */
  readonly clear: () => void;
};

const nodeOf = ({ kind: _, is_home, published_at, ...row }: NodeRow): OwnerNode => ({
  ...row,
  is_home: is_home === 1,
  published_at: published_at === null ? null : new Date(published_at).toISOString(),
});

/** Updates an index and returns the owners whose links have changed. */
async function updateOwners(
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
    return hasSameLinks(before, now) ? [] : [{ id, isListed }];
  });
  indexes[kind].update(ids, found);
  return moved;
}

const changedFacts = (before: SiteSettings, after: SiteSettings): readonly FactName[] =>
  FACT_NAMES.filter((name) => !sameValue(factData(name, before, ''), factData(name, after, '')));

const hasSamePopups = (before: SiteSettings, after: SiteSettings): boolean =>
  sameValue([...before.popups], [...after.popups]);

const hasSameLayers = (before: SiteSettings, after: SiteSettings): boolean =>
  sameValue([...before.layered_backgrounds], [...after.layered_backgrounds]);

/** Reads the owners of all kinds in one query. */
async function readIndexes(db: Reader): Promise<SiteFacts['indexes']> {
  const [first, ...others] = OWNER_KINDS.map((kind) => DOCUMENT_KINDS[kind].address.nodes(db));
  invariant(first, 'at least one owner kind exists');
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const indexes = OWNER_KINDS.map((kind) => {
    const index = createOwnerIndex();
    index.update([], rows.filter((row) => row.kind === kind).map(nodeOf));
    return [kind, index] as const;
  });
  return Object.fromEntries(indexes) as SiteFacts['indexes'];
}

/** Reads the facts from the database. */
export async function readSiteFacts(db: Reader): Promise<SiteFacts> {
  const indexes = await readIndexes(db);
  return { indexes, pages: indexes.page, settings: await readSiteSettings(db) };
}

export function createFacts(db: Reader): Facts {
  let current: SiteFacts | undefined;
  let reading: Promise<SiteFacts> | undefined;
  let pending: Promise<unknown> = Promise.resolve();

  const start = (): Promise<SiteFacts> => {
    const promise: Promise<SiteFacts> = readSiteFacts(db)
      .then((facts) => {
        if (reading === promise) current = facts;
        return facts;
      })
      .finally(() => {
        if (reading === promise) reading = undefined;
      });
    reading = promise;
    return promise;
  };

  const apply = async (changes: readonly Change[]): Promise<ReadonlySet<Tag>> => {
    await reading;
    const before = current;
    if (!before) return changedTags(db, changes);
    const hasSettings = changes.some(({ record }) => SETTING_RECORDS.includes(record));
    const settings = hasSettings ? await readSiteSettings(db) : before.settings;
    current = { ...before, settings };
    return changedTags(db, changes, {
      movedOwners: (kind, ids) => updateOwners(db, before, { kind, ids }),
      changedFacts: () => changedFacts(before.settings, settings),
      hasOtherPopups: () => !hasSamePopups(before.settings, settings),
      hasOtherLayers: () => !hasSameLayers(before.settings, settings),
    });
  };

  return {
    read: async () => current ?? reading ?? start(),
    clear: () => {
      current = undefined;
      reading = undefined;
    },
    applyChanges: (changes) => {
      const applied = pending.then(() => apply(changes));
      pending = applied.catch(() => undefined);
      return applied;
    },
  };
}
