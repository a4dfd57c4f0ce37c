import type { Translate } from '@plinth/i18n';
import type {
  Device,
  History,
  NodeId,
  PageType,
  RulesLookup,
  SectionLock,
  SectionName,
  WidgetNode,
} from '@plinth/model';
import type { DocumentStore } from '../store/document-store.ts';
import type { UiStore } from '../view/ui-store.ts';
import type { Elements } from './node-elements.ts';

/** A section on the canvas, which is a separate stored document. */
export type EditedSection = {
  readonly name: SectionName;
  /** The stored section's id. */
  readonly id: number;
  /** The section's name in the panel; empty for the page's own content. */
  readonly label: string;
  readonly tree: WidgetNode;
  /** Number of pages that use it; 1 for the page's own content. */
  readonly usedOn: number;
  /** What can't be added to it; nothing is locked by default. */
  readonly locked?: SectionLock;
};

/** The editor's view before or after a step, which undo and redo restore. */
export type EditorView = {
  readonly selection: readonly NodeId[];
  readonly device: Device;
};

/** An open page: its documents, their history, and the UI state. */
export type EditorSession = {
  /** Current data of the sections: a shared one may become the page's own. */
  readonly sections: readonly SectionInfo[];
  /** Roots of all documents in the store: the sections, and the site's design. */
  readonly roots: () => readonly NodeId[];
  readonly setSection: (section: SectionInfo) => void;
  /** Converts a tree on the canvas to its stored form. */
  readonly toStored: (tree: WidgetNode) => WidgetNode;
  /** Converts a stored tree to its form in the section with that root; the inverse of `toStored`. */
  readonly toShown: (root: NodeId, tree: WidgetNode) => WidgetNode;
  /** The id on the canvas of a stored node in the section with that root. */
  readonly toShownId: (root: NodeId, id: NodeId) => NodeId;
  readonly pageType: PageType;
  readonly store: DocumentStore;
  readonly history: History<EditorView>;
  readonly ui: UiStore;
  readonly elements: Elements;
  /** Also knows widgets whose code hasn’t loaded. */
  readonly lookup: RulesLookup;
  readonly newId: () => NodeId;
  /** Texts of new widgets, in the language of the panel. */
  readonly text: Translate<'widgets'>;
  /** Demo mode: adding widgets is not allowed. */
  readonly isDemo: boolean;
};

export type SectionInfo = Omit<EditedSection, 'tree'> & { readonly root: NodeId };
