import type { Owner, PageStatus } from '@plinth/model';
import { createContext, use } from 'react';
import type { EditorPorts } from '../ports/ports.ts';

/** What surrounds a session: the owner of its document, and the panel's ports. */
export type EditorServices = {
  readonly owner: EditedOwner;
  readonly ports: EditorPorts;
  /** Address of an empty page of this origin. */
  readonly emptyPage: string;
};

/** What the editor shows of the record whose document it edits. */
export type EditedOwner = Owner & {
  readonly name: string;
  readonly status: PageStatus;
  /** ISO time at which a `future` document goes live. */
  readonly published_at: string | null;
  /** Where visitors see it; null while they don't. */
  readonly liveUrl: string | null;
};

export const ServicesContext = createContext<EditorServices | null>(null);

export function useServices(): EditorServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('The editor has no services here');
  return services;
}
