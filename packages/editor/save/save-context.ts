import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { DirtyTracker } from './dirty.ts';
import type { WorkJournal } from './journal/work-journal.ts';
import type { Parking, ParkingState } from './parking/parking.ts';
import type { SaveController, SaveState } from './save-controller.ts';

/** Saving of the open document: changes, requests, the browser's journal, and its copy on the server. */
export type Saving = {
  readonly saving: SaveController;
  readonly dirty: DirtyTracker;
  readonly journal: WorkJournal;
  readonly parking: Parking;
};

export const SaveContext = createContext<Saving | null>(null);

export function useSaving(): Saving {
  const saving = use(SaveContext);
  if (!saving) throw new Error('SaveContext has no value');
  return saving;
}

export const useSaveState = (): SaveState => useStore(useSaving().saving.state);

export const useParkingPhase = (): ParkingState['phase'] =>
  useStore(useSaving().parking.state, ({ phase }) => phase);

export function useIsDirty(): boolean {
  const { dirty } = useSaving();
  return useSyncExternalStore(dirty.subscribe, dirty.isDirty);
}
