import type { Device, NodeId, Transaction } from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import type { Revision } from '../ports.ts';

export type InspectorTab = 'content' | 'design';
export type SidePanel = 'add' | 'blocks' | 'layers' | 'history' | 'checks' | null;

/** What opens over the editor, one at a time. */
export type EditorDialog = 'palette' | 'shortcuts' | 'insert' | 'rename' | null;

/** A step that was just done, and the sentence that says so. */
export type UndoOffer = { readonly step: Transaction<unknown>; readonly text: string };

/** What the editor shows; never part of the document, never in its history but as a view. */
export type EditorUi = {
  readonly device: Device;
  readonly zoom: number | 'fit';
  /** The scale at which the frame is shown now. */
  readonly shownZoom: number;
  /** In the order of selecting; the last one is the inspector's. */
  readonly selection: readonly NodeId[];
  readonly hovered: NodeId | null;
  /** The widget whose text has the caret. */
  readonly textEditing: NodeId | null;
  /** Where its text was opened, in px of the frame's viewport; null: not by the pointer. */
  readonly textOpenedAt: { readonly x: number; readonly y: number } | null;
  readonly tab: InspectorTab;
  readonly state: 'normal' | 'hover';
  readonly panel: SidePanel;
  readonly dialog: EditorDialog;
  /** Where quick insert puts its widget; null: after the selection. */
  readonly insertAt: { readonly parent: NodeId; readonly index: number } | null;
  /** On a small screen, where the options are a sheet over the page: whether it is open. */
  readonly isInspecting: boolean;
  /** Rail, panel and inspector make room for the page. */
  readonly isBare: boolean;
  /** Counts the times that the menu of the selection was asked for. */
  readonly menuRequests: number;
  /** Stands while that step is the latest; null: nothing to take back is offered. */
  readonly undoOffer: UndoOffer | null;
  /** Counts the times that the selection was to be moved by keys. */
  readonly moveRequests: number;
  /** The page as visitors would see it covers the editor. */
  readonly isPreviewing: boolean;
  /** An earlier state of the page that covers the canvas; null: the page as it is. */
  readonly viewing: Revision | null;
  /** The page at all devices at once covers the canvas. */
  readonly isSideBySide: boolean;
  /** Ghosts of widgets that are hidden on the shown device. */
  readonly showHidden: boolean;
};

const initial: EditorUi = {
  device: 'desktop',
  zoom: 'fit',
  shownZoom: 1,
  selection: [],
  hovered: null,
  textEditing: null,
  textOpenedAt: null,
  tab: 'content',
  state: 'normal',
  panel: 'add',
  dialog: null,
  insertAt: null,
  isInspecting: false,
  isBare: false,
  menuRequests: 0,
  undoOffer: null,
  moveRequests: 0,
  isPreviewing: false,
  viewing: null,
  isSideBySide: false,
  showHidden: true,
};

export const createUiStore = (start: Partial<EditorUi> = {}) =>
  createStore<EditorUi>(() => ({ ...initial, ...start }));

export type UiStore = ReturnType<typeof createUiStore>;
