import type { Framing } from '@plinth/model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EmbedsPort } from '../ports/embeds/port.ts';
import { perSession } from '../session/per-session.ts';

type Results = ReadonlyMap<string, Framing>;

/** Whether URLs can be embedded in frames, as far as known in this session. */
export type EmbeddableStore = {
  readonly results: StoreApi<Results>;
  /** Checks a URL in the background unless its result is known. Checks run one at a time. */
  readonly check: (url: string, framing: EmbedsPort['checkFraming']) => void;
};

/** ms after which a URL is checked again if the result was unknown. */
const RETRY_AFTER = 60_000;

/** `clock` returns ms. */
export function createEmbeddableStore(clock: () => number = Date.now): EmbeddableStore {
  const results = createStore<Results>(() => new Map());
  const checkedAt = new Map<string, number>();
  let queue: Promise<void> = Promise.resolve();
  const isDue = (url: string): boolean => {
    const time = checkedAt.get(url);
    if (time === undefined) return true;
    return results.getState().get(url) === 'unknown' && clock() - time >= RETRY_AFTER;
  };
  return {
    results,
    check: (url, framing) => {
      if (!isDue(url)) return;
      checkedAt.set(url, clock());
      queue = queue
        .then(() => framing(url))
        .catch((): Framing => 'unknown')
        .then((found) => {
          checkedAt.set(url, clock());
          results.setState(new Map([...results.getState(), [url, found]]), true);
        });
    },
  };
}

/** The results for the open page. */
export const embeddableStore = perSession(() => createEmbeddableStore());
