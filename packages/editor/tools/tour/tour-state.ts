import { createStore } from 'zustand/vanilla';
import { perSession } from '../../core/session/per-session.ts';

/** Whether the tour shows itself on a first visit, or because it was asked for; null: it is closed. */
export const tourState = perSession(() =>
  createStore<{ readonly tour: 'first' | 'wanted' | null }>(() => ({ tour: null })),
);
