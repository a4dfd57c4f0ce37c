import type { DataRequest } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import { readSiteFacts } from '../facts/site-facts.ts';
import { createSiteTexts } from '../texts.ts';
import { type LoadedData, loadData } from './load-data.ts';

type CurrentDataPorts = {
  readonly store: { readonly read: Reader };
  /** ms since 1970 */
  readonly clock: () => number;
};

const noop = () => undefined;

/** Loads current widget data without recording dependencies. */
export function createCurrentData({ store, clock }: CurrentDataPorts) {
  const texts = createSiteTexts();
  return async (requests: readonly DataRequest[]): Promise<readonly LoadedData[]> => {
    const facts = await readSiteFacts(store.read);
    const text = await texts(facts.settings.general);
    const recorder = { tag: noop, expireAt: noop };
    return loadData(requests, { db: store.read, now: clock(), facts, text, ...recorder });
  };
}
