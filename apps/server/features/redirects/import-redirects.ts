import { type RedirectRecord, RpcError } from '@plinth/contract';
import type { Actor } from '../../storage/database/actor.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';
import { createRecords } from '../../storage/records/records.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import type { MovedSite } from './moved-urls.ts';

type Ports = { readonly store: Store; readonly siteUrls: () => Promise<MovedSite> };

/** How often an import is planned anew because the redirects have changed meanwhile. */
const MAX_PLANS = 3;

const readRedirects = (db: Reader): Promise<RedirectRecord[]> =>
  listAll(db, 'redirect', 'position');

/** The same for lists of the same redirects in the same order. */
const stateOf = (list: readonly RedirectRecord[]): string =>
  list.map(({ id, revision, position }) => `${id}.${revision}.${position}`).join();

async function plan(csv: string, { store, siteUrls }: Ports) {
  const stored = await readRedirects(store.read);
  return { ...(await planImport(csv, { stored, ...(await siteUrls()) })), state: stateOf(stored) };
}

/** Stores a plan after all other redirects. Null if these aren't those it was made for. */
const storePlan = (
  { redirects, state }: ImportPlan & { readonly state: string },
  ports: Ports,
  actor: Actor,
): Promise<number | null> =>
  ports.store.transaction(async (tx) => {
    const stored = await readRedirects(tx.db);
    if (stateOf(stored) !== state) return null;
    const first = (stored.at(-1)?.position ?? -1) + 1;
    const list = redirects.map((fields, at) => ({
      ...fields,
      ...{ position: first + at, hits: 0 },
    }));
    await createRecords(tx, 'redirect', list);
    return list.length;
  }, actor);

/**
 * Checks a file and, with `apply`, imports it. The check can take long, so it happens before the
 * transaction, which would keep others from saving.
 */
export async function importRedirects(
  { csv, apply }: { readonly csv: string; readonly apply: boolean },
  ports: Ports,
  actor: Actor,
) {
  for (let plans = 0; plans < MAX_PLANS; plans += 1) {
    const planned = await plan(csv, ports);
    const rows = [...planned.rows];
    const isStored = apply && planned.redirects.length > 0;
    const imported = isStored ? await storePlan(planned, ports, actor) : 0;
    if (imported !== null) return { rows, imported };
  }
  throw new RpcError('CONFLICT');
}
