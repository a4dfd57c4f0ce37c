import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NotFoundItem } from '@plinth/contract';
import type { SiteUrls } from '@plinth/model';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';
import { readFormerSlugs } from './former-slugs.ts';
import { resolveSpelled, spelledRules } from './loose-rules.ts';
import { createSuggestions, type LivePath, slugIn } from './suggest-path.ts';

type Query = { readonly page: number; readonly count: number; readonly search?: string };

type Site = SiteUrls & { readonly livePaths: readonly LivePath[] };

/** Paths that still lead nowhere, the most wanted first. */
async function readMissing(db: Reader, site: Site) {
  const rows = await db
    .selectFrom('not_found')
    .selectAll()
    .where('is_dismissed', '=', 0)
    .orderBy('hits', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('path')
    .execute();
  const rules = spelledRules(await listAll(db, 'redirect', 'position'));
  return rows.filter(({ path }) => resolveSpelled(rules, path, site).kind === 'none');
}

/** A page of the log, with a suggestion for each path. */
export async function listNotFound(db: Reader, { page, count, search }: Query, site: Site) {
  const missing = await readMissing(db, site);
  const wanted = search?.toLowerCase() ?? '';
  const found = missing.filter(({ path }) => path.normalize('NFC').toLowerCase().includes(wanted));
  const shown = found.slice((page - 1) * count, page * count);
  const former = await readFormerSlugs(
    db,
    shown.map(({ path }) => slugIn(path)),
  );
  const suggest = await createSuggestions(site.livePaths, former);
  const items: NotFoundItem[] = [];
  for (const { path, hits, last_seen, referrer } of shown) {
    await nextTurn();
    items.push({
      ...{ path, referrer, hits: Number(hits) },
      last_seen: new Date(Number(last_seen)).toISOString(),
      suggestion: suggest(path),
    });
  }
  return { items, total: found.length, page, count };
}

/** Hides paths from the log, also when they are asked for again. */
export async function dismissNotFound({ db }: Tx, paths: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('not_found')
    .set({ is_dismissed: 1 })
    .where('path', 'in', paths)
    .where('is_dismissed', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
