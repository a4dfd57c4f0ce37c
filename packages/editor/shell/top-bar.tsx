import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton, shortcutLabel } from '@plinth/ui';
import {
  IconArrowLeft,
  IconDevices,
  IconEye,
  IconEyeOff,
  IconLayoutSidebarRight,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react';
import { ZoomMenu } from '../canvas/zoom/zoom-menu.tsx';
import { HistoryButtons } from '../core/history/history-buttons.tsx';
import { useSession, useUi } from '../core/session/context.ts';
import { ownerText } from '../core/session/owner-text.ts';
import { useServices } from '../core/session/services.ts';
import { PREVIEWING } from '../core/view/cover-state.ts';
import { toggledInspector } from '../core/view/inspector-state.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { MainAction } from './main-action.tsx';
import { PageSwitch } from './page-switch.tsx';
import { SaveStatus } from './save-button.tsx';
import { StatusMenu } from './status-menu.tsx';

export function TopBar() {
  const t = useT();
  const { owner, ports } = useServices();
  const { ui } = useSession();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a header of the page is a landmark
    <header
      className="pl-topbar"
      aria-label={t('EDITOR.TOP_BAR')}
      data-region="top-bar"
      data-testid="topbar"
    >
      <div className="pl-topbar-side">
        <IconButton
          label={t(ownerText(owner.kind, 'BACK'))}
          icon={<IconArrowLeft size={18} />}
          onClick={ports.owner.leave}
          data-testid="leave-editor"
        />
        <PageSwitch />
        <StatusMenu />
        <IconButton
          label={t(ownerText(owner.kind, 'SETTINGS'))}
          icon={<IconSettings size={18} />}
          onClick={ports.owner.openSettings}
          className="pl-topbar-settings"
        />
        <HistoryButtons />
      </div>
      <div className="pl-topbar-middle" data-to-page>
        <DeviceSwitch />
        <SideBySideSwitch />
        <GhostSwitch />
        <ZoomMenu />
      </div>
      <div className="pl-topbar-side" data-end>
        <SaveStatus />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSearch size={16} />}
          aria-label={t('EDITOR.COMMAND.PALETTE')}
          data-tip={t('EDITOR.COMMAND.PALETTE')}
          data-tip-keys={shortcutLabel('Mod+K')}
          onClick={() => ui.setState({ dialog: 'palette' })}
          className="pl-topbar-palette"
          data-testid="palette-button"
        >
          {t('EDITOR.SEARCH')}
          <kbd aria-hidden>{shortcutLabel('Mod+K').replace('+', ' ')}</kbd>
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconEye size={16} />}
          aria-label={t('EDITOR.PREVIEW')}
          title={t('EDITOR.PREVIEW')}
          onClick={() => ui.setState(PREVIEWING)}
          className="pl-topbar-preview"
          data-testid="preview-button"
        >
          {t('EDITOR.PREVIEW')}
        </Button>
        <InspectorSwitch />
        <MainAction />
      </div>
    </header>
  );
}

/** Toggles between all four devices side by side and the edited one. */
function SideBySideSwitch() {
  const t = useT();
  const { ui } = useSession();
  const isOn = useUi((state) => state.isSideBySide);
  return (
    <IconButton
      label={t('EDITOR.SIDE_BY_SIDE.SWITCH')}
      keys="5"
      icon={<IconDevices size={18} />}
      aria-pressed={isOn}
      data-active={isOn || undefined}
      className="pl-readout"
      onClick={() => ui.setState({ isSideBySide: !isOn })}
      data-testid="side-by-side-switch"
    />
  );
}

/** Opens and closes the inspector. */
function InspectorSwitch() {
  const t = useT();
  const { ui } = useSession();
  const isOpen = useUi((state) => state.isInspecting);
  return (
    <IconButton
      label={t('EDITOR.INSPECTOR')}
      icon={<IconLayoutSidebarRight size={18} />}
      aria-pressed={isOpen}
      data-active={isOpen || undefined}
      className="pl-readout"
      onClick={() => ui.setState((state) => ({ ...toggledInspector(state), isBare: false }))}
      data-tour="inspector"
      data-testid="inspector-switch"
    />
  );
}

/** Toggles outlines in place of widgets hidden on this device. */
function GhostSwitch() {
  const t = useT();
  const { ui } = useSession();
  const showHidden = useUi((state) => state.showHidden);
  return (
    <IconButton
      label={t('EDITOR.GHOSTS.SHOW')}
      keys="H"
      icon={showHidden ? <IconEye size={18} /> : <IconEyeOff size={18} />}
      aria-pressed={showHidden}
      data-active={showHidden || undefined}
      className="pl-readout"
      onClick={() => ui.setState({ showHidden: !showHidden })}
      data-testid="show-hidden"
    />
  );
}
