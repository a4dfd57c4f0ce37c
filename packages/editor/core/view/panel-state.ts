import type { DialogName, PanelName } from './tool-names.ts';

export type PanelPins = { readonly [name in PanelName]?: boolean };

export type PanelState = {
  readonly panel: PanelName | null;
  /**
   * Which side panels the user pinned next to the page, so that they stay open, and which float over
   * it. Others are where their tool has them.
   */
  readonly panelPins: PanelPins;
  /** Whether the panel has the place of another one that was next to the page. */
  readonly isInPlace: boolean;
  /** Whether the panel's search field or tree gets the focus once it is rendered. */
  readonly isPanelFocusRequested: boolean;
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
  panelPins: {},
  isInPlace: false,
  isPanelFocusRequested: false,
  requestedPart: null,
  hasRailLabels: true,
  dialog: null,
  isBare: false,
};
