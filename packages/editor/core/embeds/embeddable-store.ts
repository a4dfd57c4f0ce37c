import type { Framing } from '@plinth/model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorPorts } from '../ports/ports.ts';
import { perSession } from '../session/per-session.ts';

type Answers = ReadonlyMap<string, Framing>;

/** Whether URLs can be embedded in frames, as far as known in this session. */
export type EmbeddableStore = {
  readonly answers: StoreApi<Answers>;
  /** Checks a URL in the background unless its result is known. Checks run one at a time. */
  readonly ask: (address: string, framing: EditorPorts['checkFraming']) => void;
};

/** ms after which a URL is checked again if the result was unknown. */
const AGAIN = 60_000;

/** `clock` returns ms. */
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

/** The results for the open page. */
export const embeddableStore = perSession(() => createEmbeddableStore());
