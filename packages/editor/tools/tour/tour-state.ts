import { createStore } from 'zustand/vanilla';
import { perSession } from '../../core/session/per-session.ts';

/** Whether the tour opened on a first visit or by request; null while closed. */
export const tourState = perSession(() =>
  createStore<{ readonly tour: 'first' | 'wanted' | null }>(() => ({ tour: null })),
);
