import type { Device, NodeId, Transaction } from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import type { Point } from '../drag/box.ts';
import type { Revision } from '../ports.ts';

export type InspectorTab = 'content' | 'design';
export type SidePanel =
  | 'add'
  | 'blocks'
  | 'layers'
  | 'pages'
  | 'theme'
  | 'media'
  | 'history'
  | 'checks'
  | null;

/** What opens over the editor, one at a time. */
export type EditorDialog = 'palette' | 'shortcuts' | 'insert' | 'save-block' | 'save-preset' | null;

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
  /** Where the latest undo or redo has led, to be seen; another object each time. */
  readonly ledTo: { readonly id: NodeId } | null;
  /** Where the next range begins, as long as it is selected. */
  readonly rangeFrom: NodeId | null;
  readonly hovered: NodeId | null;
  /** The layer whose name is a field now. */
  readonly renaming: NodeId | null;
  /** The widget whose text has the caret. */
  readonly textEditing: NodeId | null;
  /** Where its text was opened, in px of the frame's viewport; null: not by the pointer. */
  readonly textOpenedAt: { readonly x: number; readonly y: number } | null;
  readonly tab: InspectorTab;
  /** The path of the option whose field takes the focus once it is there. */
  readonly askedOption: string | null;
  readonly state: 'normal' | 'hover';
  readonly panel: SidePanel;
  readonly dialog: EditorDialog;
  /** Where quick insert puts its widget; null: after the selection. */
  readonly insertAt: { readonly parent: NodeId; readonly index: number } | null;
  /** The place that was chosen for the next block, and the selection for which it holds. */
  readonly blockAt: {
    readonly parent: NodeId;
    readonly index: number;
    readonly selection: readonly NodeId[];
  } | null;
  /** Counts how often the owner's blocks were changed, so that the list is read anew. */
  readonly blockChanges: number;
  /** On a small screen, where the options are a sheet over the page: whether it is open. */
  readonly isInspecting: boolean;
  /** Rail, panel and inspector make room for the page. */
  readonly isBare: boolean;
  /** The open menu of the selection, at a point of the window or at the selection; null: it is closed. */
  readonly menu: { readonly at: Point | null } | null;
  /** Stands while that step is the latest; null: nothing to take back is offered. */
  readonly undoOffer: UndoOffer | null;
  /** Counts the times that the selection was to be moved by keys. */
  readonly moveRequests: number;
  /** The page as visitors would see it covers the editor. */
  readonly isPreviewing: boolean;
  /** An earlier state of the page that covers the canvas; null: the page as it is. */
  readonly viewing: Revision | null;
  /** The cards that explain the editor: shown by themselves, or because they were asked for. */
  readonly tour: 'first' | 'wanted' | null;
  /** The page at all devices at once covers the canvas. */
  readonly isSideBySide: boolean;
  /** Ghosts of widgets that are hidden on the shown device. */
  readonly showHidden: boolean;
};

/** The preview or an earlier state lies over the page: it is not there to be changed. */
export const isCovered = ({ isPreviewing, viewing }: EditorUi): boolean =>
  isPreviewing || viewing !== null;

const initial: EditorUi = {
  device: 'desktop',
  zoom: 'fit',
  shownZoom: 1,
  selection: [],
  ledTo: null,
  rangeFrom: null,
  renaming: null,
  hovered: null,
  textEditing: null,
  textOpenedAt: null,
  tab: 'content',
  askedOption: null,
  state: 'normal',
  panel: 'add',
  dialog: null,
  insertAt: null,
  blockAt: null,
  blockChanges: 0,
  isInspecting: false,
  isBare: false,
  menu: null,
  undoOffer: null,
  moveRequests: 0,
  isPreviewing: false,
  viewing: null,
  tour: null,
  isSideBySide: false,
  showHidden: true,
};

export const createUiStore = (start: Partial<EditorUi> = {}) =>
  createStore<EditorUi>(() => ({ ...initial, ...start }));

export type UiStore = ReturnType<typeof createUiStore>;
