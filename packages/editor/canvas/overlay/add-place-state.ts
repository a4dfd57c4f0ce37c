import { createStore } from 'zustand/vanilla';
import type { Dragged } from '../../core/commands/drop-target.ts';
import type { Gap } from '../../core/commands/insert-position.ts';
import { perSession } from '../../core/session/per-session.ts';

/** Where something would be added. */
export type AddPlace = { readonly dragged: Dragged; readonly gap: Gap };

type AddPlaceState = { readonly place: AddPlace | null };

/** The place that is shown while something to add is pointed at or has the focus. */
export const addPlaceState = perSession(() => createStore<AddPlaceState>(() => ({ place: null })));
