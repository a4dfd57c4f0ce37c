import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { DirtyTracker } from './dirty.ts';
import type { WorkJournal } from './journal/work-journal.ts';
import type { Parking, ParkingState } from './parking/parking.ts';
import type { SaveController, SaveState } from './save-controller.ts';

/** Saving of what is open: its changes, and requests. */
export type Saving = {
  readonly saving: SaveController;
  readonly dirty: DirtyTracker;
};

/** Unsaved work of the open document: the browser's journal, and its copy on the server. */
export type Recovery = {
  readonly journal: WorkJournal;
  readonly parking: Parking;
};

export const SaveContext = createContext<Saving | null>(null);

export function useSaving(): Saving {
  const saving = use(SaveContext);
  if (!saving) throw new Error('SaveContext has no value');
  return saving;
}

export const RecoveryContext = createContext<Recovery | null>(null);

export function useRecovery(): Recovery {
  const recovery = use(RecoveryContext);
  if (!recovery) throw new Error('RecoveryContext has no value');
  return recovery;
}

export const useSaveState = (): SaveState => useStore(useSaving().saving.state);

export const useParkingPhase = (): ParkingState['phase'] =>
  useStore(useRecovery().parking.state, ({ phase }) => phase);

export function useIsDirty(): boolean {
  const { dirty } = useSaving();
  return useSyncExternalStore(dirty.subscribe, dirty.isDirty);
}
