import { createStore } from 'zustand/vanilla';
import { type CanvasState, INITIAL_CANVAS } from './canvas-state.ts';
import { type CoverState, INITIAL_COVER } from './cover-state.ts';
import { INITIAL_INSERT, type InsertState } from './insert-state.ts';
import { INITIAL_INSPECTOR, type InspectorState } from './inspector-state.ts';
import { INITIAL_PANEL, type PanelState } from './panel-state.ts';
import { INITIAL_SELECTION, type SelectionState } from './selection-state.ts';
import { INITIAL_TEXT, type TextState } from './text-state.ts';
import { INITIAL_UNDO, type UndoState } from './undo-state.ts';

/**
 * UI state of the editor. Not part of the document, and only as `EditorView` part of its history.
 * The state of a single tool is in its folder, see `perSession`.
 */
export type EditorUi = SelectionState &
  CanvasState &
  TextState &
  InspectorState &
  PanelState &
  InsertState &
  CoverState &
  UndoState;

const INITIAL: EditorUi = {
  ...INITIAL_SELECTION,
  ...INITIAL_CANVAS,
  ...INITIAL_TEXT,
  ...INITIAL_INSPECTOR,
  ...INITIAL_PANEL,
  ...INITIAL_INSERT,
  ...INITIAL_COVER,
  ...INITIAL_UNDO,
};

export const createUiStore = (start: Partial<EditorUi> = {}) =>
  createStore<EditorUi>(() => ({ ...INITIAL, ...start }));

export type UiStore = ReturnType<typeof createUiStore>;
