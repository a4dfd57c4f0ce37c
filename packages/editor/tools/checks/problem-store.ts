import { createStore } from 'zustand/vanilla';
import { perSession } from '../../core/session/per-session.ts';
import type { Problem } from './problem.ts';

type Found = {
  readonly problems: readonly Problem[];
  /** Whether the whole page has been checked as it is now. */
  readonly isComplete: boolean;
};

/** Known problems of the page. */
export const problemStore = perSession(() =>
  createStore<Found>(() => ({ problems: [], isComplete: false })),
);
