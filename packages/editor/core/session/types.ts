import type {
  Device,
  History,
  NodeId,
  PageType,
  SectionName,
  WidgetDefinition,
  WidgetNode,
} from '@plinth/model';
import type { DocumentStore } from '../store/document-store.ts';
import type { UiStore } from '../view/ui-store.ts';
import type { Elements } from './node-elements.ts';

/** A section on the canvas: a stored document of its own. */
export type EditedSection = {
  readonly name: SectionName;
  /** The stored section's id. */
  readonly id: number;
  /** What the owner calls it; empty for the page's own content. */
  readonly label: string;
  readonly tree: WidgetNode;
  /** On how many pages it is shown; 1 for the page's own content. */
  readonly usedOn: number;
};

/** What the editor showed before and after a step: undo goes back there. */
export type EditorView = {
  readonly selection: readonly NodeId[];
  readonly device: Device;
};

/** One open page: its documents, their history and what is shown of them. */
export type EditorSession = {
  /** What is known of them now: a shared one may become the page's own. */
  readonly sections: readonly SectionFacts[];
  readonly setSection: (section: SectionFacts) => void;
  /** A tree of the canvas as it is stored. */
  readonly stored: (tree: WidgetNode) => WidgetNode;
  /** A stored tree as the section with that root shows it: the inverse of `stored`. */
  readonly shown: (root: NodeId, tree: WidgetNode) => WidgetNode;
  readonly pageType: PageType;
  readonly store: DocumentStore;
  readonly history: History<EditorView>;
  readonly ui: UiStore;
  readonly elements: Elements;
  readonly lookup: (widget: string) => WidgetDefinition | undefined;
  readonly newId: () => NodeId;
  /** Somebody only looks around: nothing can be added. */
  readonly isDemo: boolean;
};

export type SectionFacts = Omit<EditedSection, 'tree'> & { readonly root: NodeId };
