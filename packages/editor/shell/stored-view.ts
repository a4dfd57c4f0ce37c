import { DEVICE_FACTS, type Device } from '@plinth/model';
import { readStorage, readStorageJson, writeStorage } from '@plinth/ui';
import { INSPECTOR_MODES } from '../core/view/inspector-state.ts';
import type { PanelPins } from '../core/view/panel-state.ts';
import { isPhone, isSmallScreen } from '../core/view/small-screen.ts';
import type { PanelName } from '../core/view/tool-names.ts';
import type { EditorUi } from '../core/view/ui-store.ts';

export const STORED = {
  panel: 'plinth_panel',
  panelPins: 'plinth_panel_pins',
  inspectorMode: 'plinth_inspector',
  hasRailLabels: 'plinth_rail_labels',
} as const;

function storedPins(): PanelPins {
  const stored = readStorageJson(STORED.panelPins);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, isPinned]) => typeof isPinned === 'boolean'),
  );
}

/** The panels as last left in this browser. On small screens they would cover the page. */
export function storedView(): Partial<EditorUi> {
  const hasRailLabels = readStorage(STORED.hasRailLabels) !== 'false';
  if (isSmallScreen()) return { hasRailLabels };
  const stored = readStorage(STORED.inspectorMode);
  const inspectorMode = INSPECTOR_MODES.find((mode) => mode === stored) ?? 'auto';
  const panelPins = storedPins();
  // May come from another version: `useStoredView` closes unknown panels.
  const panel = readStorage(STORED.panel) as PanelName | null;
  return {
    hasRailLabels,
    inspectorMode,
    isInspecting: inspectorMode === 'pinned',
    panelPins,
    panel: panel !== null && panelPins[panel] ? panel : null,
  };
}

const STORED_SCOPE = 'plinth_device_scope';

/** Whether changes apply to all devices, as last chosen in this tab. */
export const storedScope = (): boolean =>
  isPhone() && readStorage(STORED_SCOPE, 'sessionStorage') !== 'device';

export const storeScope = (changesAllDevices: boolean): void =>
  writeStorage(STORED_SCOPE, changesAllDevices ? null : 'device', 'sessionStorage');

/** The smallest device whose styles apply in this window, if it is the size of a phone. */
const startingDevice = (): Device =>
  (['mobile_v', 'mobile_h'] as const).find(
    (device) => window.innerWidth <= (DEVICE_FACTS[device].maxWidth ?? 0),
  ) ?? 'desktop';

/**
 * How the editor starts: with the stored panels, and on phones with the mobile device and without
 * strips of hidden widgets.
 */
export const startingView = (): Partial<EditorUi> => ({
  ...storedView(),
  device: startingDevice(),
  changesAllDevices: storedScope(),
  showHidden: !isPhone(),
});
