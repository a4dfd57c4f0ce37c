import { createStore } from 'zustand/vanilla';
import { perSession } from '../session/per-session.ts';

/** Counts changes to the owner's blocks; each one reloads the list. */
export const blockChanges = perSession(() => createStore(() => ({ count: 0 })));
