import type { PanelPins, PanelState } from '../core/view/panel-state.ts';
import type { PanelName } from '../core/view/tool-names.ts';
import { PANELS } from './tool-registry.ts';

export const panelOf = (panel: string | null) => PANELS.find(({ name }) => name === panel);

/** Whether a panel stays open next to the page. */
export const isPinned = (panel: PanelName, pins: PanelPins): boolean =>
  pins[panel] ?? panelOf(panel)?.isBeside ?? false;

type OpenPanel = Pick<PanelState, 'panel' | 'panelPins' | 'isInPlace'>;

export const isOpenPanelPinned = ({
  panel,
  panelPins,
}: Pick<PanelState, 'panel' | 'panelPins'>): boolean =>
  panel !== null && isPinned(panel, panelPins);

/**
 * Whether the open panel is next to the page, instead of floating over it: if it's pinned, if it is so
 * wide that it would cover half of the page, or if it has the place of another.
 */
export const isOpenPanelBeside = (state: OpenPanel): boolean =>
  isOpenPanelPinned(state) || state.isInPlace || (panelOf(state.panel)?.isWide ?? false);

/** Whether a panel takes the place of another, so that the page next to it stays as it is. */
export const isInPlaceAfter = (now: OpenPanel, before: OpenPanel): boolean =>
  now.panel === before.panel
    ? now.isInPlace
    : now.panel !== null && before.panel !== null && isOpenPanelBeside(before);
