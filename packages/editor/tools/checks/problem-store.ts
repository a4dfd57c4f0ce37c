import { createStore } from 'zustand/vanilla';
import { perSession } from '../../core/session/per-session.ts';
import type { Problem } from './problem.ts';

type Found = {
  readonly problems: readonly Problem[];
  /** A look over the whole page has been finished. */
  readonly isComplete: boolean;
};

/** The known problems of the page. */
export const problemStore = perSession(() =>
  createStore<Found>(() => ({ problems: [], isComplete: false })),
);
