import type { Framing } from '@plinth/model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorPorts } from '../ports/ports.ts';
import { perSession } from '../session/per-session.ts';

type Answers = ReadonlyMap<string, Framing>;

/** What is known of addresses in frames while a page is edited. */
export type EmbeddableStore = {
  readonly answers: StoreApi<Answers>;
  /** Finds out about an address, unless that is known; one after the other, nobody waits for it. */
  readonly ask: (address: string, framing: EditorPorts['checkFraming']) => void;
};

/** ms after which an address is asked about again where nothing could be found out. */
const AGAIN = 60_000;

/** A book of its own; `clock` in ms. */
export function createEmbeddableStore(clock: () => number = Date.now): EmbeddableStore {
  const answers = createStore<Answers>(() => new Map());
  const asked = new Map<string, number>();
  let line: Promise<void> = Promise.resolve();
  const isDue = (address: string): boolean => {
    const time = asked.get(address);
    if (time === undefined) return true;
    return answers.getState().get(address) === 'unknown' && clock() - time >= AGAIN;
  };
  return {
    answers,
    ask: (address, framing) => {
      if (!isDue(address)) return;
      asked.set(address, clock());
      line = line
        .then(() => framing(address))
        .catch((): Framing => 'unknown')
        .then((found) => {
          asked.set(address, clock());
          answers.setState(new Map([...answers.getState(), [address, found]]), true);
        });
    },
  };
}

/** The answers for the page that is edited. */
export const embeddableStore = perSession(() => createEmbeddableStore());
