import { type RedirectRecord, RpcError, redirects, type services } from '@plinth/contract';
import {
  createRedirectRules,
  fieldIssues,
  groupIssues,
  isDecodablePath,
  MAX_REDIRECTS,
  normalizePath,
  normalizeUrl,
  queryOf,
  RedirectFields,
  type SiteUrls,
  splitQuery,
  withQuery,
} from '@plinth/model';
import Papa from 'papaparse';
import type { z } from 'zod';
import { linkParts, rewriteLinks } from '../../documents/link-urls.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';
import { changeRecord } from '../../storage/records/records.ts';
import { addMoved } from './add-moved.ts';
import { addRedirects } from './add-redirects.ts';
import { redirectIssues } from './check-redirect.ts';
import type { HitCounter } from './hit-counter.ts';
import { importRedirects } from './import-redirects.ts';
import { resolveSpelled, spelledRules } from './loose-rules.ts';
import type { MovedSite } from './moved-urls.ts';
import { dismissNotFound, listNotFound } from './not-found.ts';
import type { NotFoundLog } from './not-found-log.ts';

export type RedirectsPorts = {
  readonly store: Store;
  readonly hits: HitCounter;
  readonly notFound: NotFoundLog;
  /** The site's current URLs. */
  readonly siteUrls: () => Promise<MovedSite>;
};

const readRedirects = (db: Reader): Promise<RedirectRecord[]> =>
  listAll(db, 'redirect', 'position');

/** Throws `VALIDATION` if the redirect conflicts with the others. */
async function checkRedirect(
  { db }: Tx,
  redirect: RedirectFields & { readonly id?: number },
  site: SiteUrls,
): Promise<void> {
  const others = (await readRedirects(db)).filter(({ id }) => id !== redirect.id);
  const url = normalizeUrl(redirect.old_url);
  if (others.some(({ old_url }) => normalizeUrl(old_url) === url)) {
    throw fieldError('old_url', 'recordFound');
  }
  const issues = redirectIssues(redirect, {
    rules: createRedirectRules([redirect, ...others]),
    ...site,
  });
  if (issues.length > 0) throw new RpcError('VALIDATION', { errors: groupIssues(issues) });
}

async function nextPosition({ db }: Tx): Promise<number> {
  const { last, count } = await db
    .selectFrom('redirect')
    .select(({ fn }) => [fn.max('position').as('last'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_REDIRECTS) throw fieldError('old_url', 'tooManyRedirects');
  return last === null ? 0 : Number(last) + 1;
}

/** Renumbers all positions, so that gaps left by deleted redirects don't matter. */
async function moveTo(tx: Tx, id: number, position: number): Promise<RedirectRecord> {
  const list = await readRedirects(tx.db);
  const moved = list.find((redirect) => redirect.id === id);
  if (!moved) throw new RpcError('NOT_FOUND');
  const order = list.filter((redirect) => redirect !== moved);
  order.splice(position, 0, moved);
  for (const [index, redirect] of order.entries()) {
    if (redirect === moved || redirect.position === index) continue;
    const row = tx.db.updateTable('redirect').set({ position: index });
    await row.where('id', '=', redirect.id).execute();
  }
  const fields = { position: order.indexOf(moved) };
  return changeRecord(tx, 'redirect', { id, revision: moved.revision, fields });
}

/** `/old` becomes `/old-2`, or the next free number. */
function freeUrl(url: string, list: readonly RedirectRecord[]): string {
  const taken = new Set(list.map(({ old_url }) => normalizeUrl(old_url)));
  const { path, query } = splitQuery(url);
  for (let number = 2; ; number += 1) {
    const candidate = withQuery(`${normalizePath(path)}-${number}`, query);
    if (!taken.has(normalizeUrl(candidate))) return candidate;
  }
}

const COLUMNS = ['old_url', 'new_url', 'code', 'is_wildcard_disabled', 'hits'] as const;

export function createRedirects(ports: RedirectsPorts): Handlers<typeof services.RedirectsService> {
  const { store, hits, siteUrls } = ports;
  const handlers = recordHandlers(store, redirects, {
    create: async (tx, item) => {
      const fields = redirects.fields.parse(item);
      await checkRedirect(tx, fields, await siteUrls());
      return { ...fields, position: await nextPosition(tx), hits: 0 };
    },
    change: async (tx, stored, item) => {
      await checkRedirect(tx, { ...stored, ...item }, await siteUrls());
      return item;
    },
    copy: async (tx, stored) => {
      const old_url = freeUrl(stored.old_url, await readRedirects(tx.db));
      return {
        ...redirects.fields.strip().parse({ ...stored, old_url }),
        position: await nextPosition(tx),
        hits: 0,
      };
    },
  });
  return {
    ...handlers,
    getList: async (query) => {
      await hits.flush();
      return handlers.getList({ sort: 'position', ...query });
    },
    reorder: async ({ id, position }, { actor }) =>
      store.transaction((tx) => moveTo(tx, id, position), actor),
    test: async ({ url }) => testUrl(url, await readRedirects(store.read), await siteUrls()),
    import: (file, { actor }) => importRedirects(file, ports, actor),
    export: async () => {
      await hits.flush();
      const list = await readRedirects(store.read);
      return { csv: Papa.unparse(list, { columns: [...COLUMNS], escapeFormulae: true }) };
    },
    ...createNotFoundHandlers(ports),
    addMoved: async (move, { actor }) => {
      const site = await siteUrls();
      return store.transaction((tx) => addMoved(tx, move, site), actor);
    },
  };
}

type NotFoundHandlers = Pick<
  Handlers<typeof services.RedirectsService>,
  'getNotFound' | 'dismissNotFound' | 'redirectNotFound'
>;

const createNotFoundHandlers = ({
  store,
  notFound,
  siteUrls,
}: RedirectsPorts): NotFoundHandlers => ({
  getNotFound: async (query) => {
    await notFound.flush();
    return listNotFound(store.read, query, await siteUrls());
  },
  dismissNotFound: async ({ paths }, { actor }) => {
    await notFound.flush();
    return store.transaction(async (tx) => ({ deleted: await dismissNotFound(tx, paths) }), actor);
  },
  redirectNotFound: async ({ path, new_url }, { actor }) => {
    const site = await siteUrls();
    const redirect = parseFields({ old_url: path, new_url, is_wildcard_disabled: true });
    const old = normalizeUrl(path);
    return store.transaction(async (tx) => {
      await addRedirects(tx, [redirect], site);
      const target = linkParts(redirect.new_url, site);
      if (target === null) return { links: 0 };
      const to = `${target.path}${target.rest}`;
      const isOld = (url: string) => normalizeUrl(url.replace(/#.*$/s, '')) === old;
      const links = path.includes('?')
        ? await rewriteLinks(
            tx,
            site,
            (one) => one,
            (url) => (isOld(url) ? to : null),
          )
        : await rewriteLinks(tx, site, (one) => (isOld(one) ? to : one));
      return { links };
    }, actor);
  },
});

/** Throws `VALIDATION` for fields that a redirect can't have. */
function parseFields(given: z.input<typeof RedirectFields>): RedirectFields {
  const issues = fieldIssues(RedirectFields, given);
  if (issues.length > 0) throw new RpcError('VALIDATION', { errors: groupIssues(issues) });
  return RedirectFields.parse(given);
}

const PATH_OR_URL = /^(?:\/|https?:\/\/)/i;

/** The path of this site, with its query, that a pasted URL refers to. */
function requestedUrl(url: string, site: SiteUrls): string {
  if (!(PATH_OR_URL.test(url) && URL.canParse(url, 'http://path.invalid'))) {
    throw fieldError('url', 'notSiteUrl');
  }
  const path = site.pathOf(url);
  if (path === null) throw fieldError('url', 'otherSite');
  if (!isDecodablePath(path)) throw fieldError('url', 'notSiteUrl');
  return withQuery(path, queryOf(url));
}

function testUrl(given: string, list: readonly RedirectRecord[], site: SiteUrls) {
  const url = requestedUrl(given.trim(), site);
  const empty = { redirect_id: null, target: null, code: null };
  const outcome = resolveSpelled(spelledRules(list), url, site);
  if (outcome.kind === 'page' || outcome.kind === 'none')
    return { ...empty, outcome: outcome.kind };
  const { id, code } = outcome.rule;
  const target = outcome.kind === 'redirect' ? outcome.target : null;
  return { outcome: outcome.kind, redirect_id: id, target, code };
}
