import { readStorageJson, writeStorageJson } from '@plinth/ui';
import type { PanelPins, PanelState } from '../core/view/panel-state.ts';
import type { PanelName } from '../core/view/tool-names.ts';
import { PANELS } from './tool-registry.ts';

const STORED = 'plinth_panel_pins';

export const panelOf = (panel: string | null) => PANELS.find(({ name }) => name === panel);

/** Whether a panel is next to the page and stays open, instead of floating over it. */
export const isPinned = (panel: PanelName, pins: PanelPins): boolean =>
  pins[panel] ?? panelOf(panel)?.isBeside ?? false;

export const isOpenPanelPinned = ({
  panel,
  panelPins,
}: Pick<PanelState, 'panel' | 'panelPins'>): boolean =>
  panel !== null && isPinned(panel, panelPins);

export function storedPins(): PanelPins {
  const stored = readStorageJson(STORED);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, isPinned]) => typeof isPinned === 'boolean'),
  );
}

export const storePins = (pins: PanelPins): void => writeStorageJson(STORED, pins);
