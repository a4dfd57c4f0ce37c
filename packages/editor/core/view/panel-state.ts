import type { DialogName, PanelName } from './tool-names.ts';

export type PanelState = {
  readonly panel: PanelName | null;
  /** Whether the side panel is next to the page and stays open, instead of floating over it. */
  readonly isPanelPinned: boolean;
  /** Whether the panel's search field or tree gets the focus once it is rendered. */
  readonly isPanelFocusRequested: boolean;
  readonly hasRailLabels: boolean;
  /** Opens over the editor, one at a time. */
  readonly dialog: DialogName | null;
  /** Rail, panel and inspector are hidden. */
  readonly isBare: boolean;
};

export const INITIAL_PANEL: PanelState = {
  panel: null,
  isPanelPinned: false,
  isPanelFocusRequested: false,
  hasRailLabels: true,
  dialog: null,
  isBare: false,
};
