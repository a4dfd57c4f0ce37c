import type { DialogName, PanelName } from './tool-names.ts';

export type PanelState = {
  readonly panel: PanelName | null;
  /** Whether the side panel is next to the page and stays open, instead of floating over it. */
  readonly isPanelPinned: boolean;
  /** Whether the panel's search field or tree gets the focus once it is rendered. */
  readonly isPanelFocusRequested: boolean;
  /** Whether the page stays where it is, because the panel isn't about the selection. */
  readonly isPageStill: boolean;
  /** The part of the panel that is scrolled into view once it is rendered. */
  readonly requestedPart: string | null;
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
  isPageStill: false,
  requestedPart: null,
  hasRailLabels: true,
  dialog: null,
  isBare: false,
};
