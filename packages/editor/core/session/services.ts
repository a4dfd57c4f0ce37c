import type {
  NodeId,
  Owner,
  PageService,
  PageStatus,
  PopupProperties,
  SectionName,
} from '@plinth/model';
import { createContext, use } from 'react';
import type { EditorPorts } from '../ports/ports.ts';

/** An element of the document that a link leads to. */
export type LinkedElement = {
  readonly section: SectionName;
  /** Its stored id. */
  readonly node: NodeId;
  /** Path of the property with the text to replace. */
  readonly path: string | null;
};

/** The context of a session: the owner of its document and the panel's ports. */
export type EditorServices = {
  readonly owner: EditedOwner;
  readonly ports: EditorPorts;
  /** URL of an empty same-origin page. */
  readonly emptyPage: string;
  /** What to select once the page is shown. */
  readonly linked: LinkedElement | null;
};

/** The record that owns the document. */
export type EditedOwner = Owner & {
  readonly name: string;
  readonly status: PageStatus;
  /** What a system page is for; null for all others. */
  readonly service: PageService | null;
  /** ISO time at which a `future` document goes live. */
  readonly published_at: string | null;
  /** How a popup is shown. */
  readonly popup?: PopupProperties;
  /** Public URL; null while it isn't public. */
  readonly liveUrl: string | null;
};

export const ServicesContext = createContext<EditorServices | null>(null);

export function useServices(): EditorServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext');
  return services;
}
