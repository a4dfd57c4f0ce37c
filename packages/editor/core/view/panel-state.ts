import type { DialogName, PanelName } from './tool-names.ts';

export type PanelState = {
  readonly panel: PanelName | null;
  /** Opens over the editor, one at a time. */
  readonly dialog: DialogName | null;
  /** Rail, panel and inspector are hidden. */
  readonly isBare: boolean;
};

export const INITIAL_PANEL: PanelState = { panel: 'add', dialog: null, isBare: false };
