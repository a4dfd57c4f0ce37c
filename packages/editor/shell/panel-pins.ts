import type { PanelPins, PanelState } from '../core/view/panel-state.ts';
import type { PanelName } from '../core/view/tool-names.ts';
import { PANELS } from './tool-registry.ts';

export const panelOf = (panel: string | null) => PANELS.find(({ name }) => name === panel);

/** Whether a panel is next to the page and stays open, instead of floating over it. */
export const isPinned = (panel: PanelName, pins: PanelPins): boolean =>
  pins[panel] ?? panelOf(panel)?.isBeside ?? false;

export const isOpenPanelPinned = ({
  panel,
  panelPins,
}: Pick<PanelState, 'panel' | 'panelPins'>): boolean =>
  panel !== null && isPinned(panel, panelPins);
