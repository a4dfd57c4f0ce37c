import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditorPorts, PageChoice } from '../ports.ts';
import type { DirtyTracker } from '../save/dirty.ts';
import type { KeptJournal } from '../save/journal/keep-journal.ts';
import type { SaveController, SaveState } from '../save/save-controller.ts';

/** What surrounds a session: the page it belongs to, the panel's ports, and saving. */
export type EditorServices = {
  readonly page: EditedPage;
  readonly ports: EditorPorts;
  /** Address of an empty page of this origin. */
  readonly emptyPage: string;
  readonly saving: SaveController;
  readonly dirty: DirtyTracker;
  readonly journal: KeptJournal;
};

/** What the editor shows of the page whose content it edits. */
export type EditedPage = {
  readonly id: number;
  readonly name: string;
  readonly status: PageChoice['status'];
  /** ISO time at which a `future` page goes live. */
  readonly published_at: string | null;
};

export const ServicesContext = createContext<EditorServices | null>(null);

export function useServices(): EditorServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('The editor has no services here');
  return services;
}

export const useSaveState = (): SaveState => useStore(useServices().saving.state);

export function useIsDirty(): boolean {
  const { dirty } = useServices();
  return useSyncExternalStore(dirty.subscribe, dirty.isDirty);
}
