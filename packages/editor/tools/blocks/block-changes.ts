import { createStore } from 'zustand/vanilla';
import { perSession } from '../../core/session/per-session.ts';

/** Counts the changes of the owner's blocks, so that the list is loaded again. */
export const blockChanges = perSession(() => createStore(() => ({ count: 0 })));
