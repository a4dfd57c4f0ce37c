import { Menu } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, DEVICES, type Device } from '@plinth/model';
import { SheetMenu } from '@plinth/ui';
import { IconDots, IconEye, IconSearch, IconSettings } from '@tabler/icons-react';
import { useSession, useUi } from '../core/session/context.ts';
import { ownerText } from '../core/session/owner-text.ts';
import { useServices } from '../core/session/services.ts';
import { PREVIEWING } from '../core/view/cover-state.ts';
import { togglePanel } from '../core/view/toggle-panel.ts';
import { RailButton } from './rail-button.tsx';
import { PANELS } from './tool-registry.ts';

const MORE = PANELS.filter(({ isMore }) => isMore);

/** Menu on phones for panels and commands that don't fit in the bars. */
export function RailMore() {
  const t = useT();
  const { ui } = useSession();
  const { owner, ports } = useServices();
  const open = useUi((state) => state.panel);
  const hasOpen = MORE.some(({ name }) => name === open);
  return (
    <SheetMenu
      target={
        <RailButton
          label={t('EDITOR.PANEL_MORE')}
          icon={<IconDots size={20} />}
          className="pl-rail-more"
          data-active={hasOpen || undefined}
          data-testid="rail-more"
        />
      }
    >
      {MORE.map(({ name: panel, icon }) => (
        <Menu.Item
          key={panel}
          mih={44}
          leftSection={icon}
          onClick={() => togglePanel(ui, panel)}
          data-testid={`more-${panel}`}
        >
          {t(`EDITOR.PANEL.${keyPart(panel)}`)}
        </Menu.Item>
      ))}
      <Menu.Item
        mih={44}
        leftSection={<IconEye size={20} />}
        onClick={() => ui.setState(PREVIEWING)}
        data-testid="more-preview"
      >
        {t('EDITOR.PREVIEW')}
      </Menu.Item>
      <Menu.Item
        mih={44}
        leftSection={<IconSearch size={20} />}
        onClick={() => ui.setState({ dialog: 'palette' })}
        data-testid="more-palette"
      >
        {t('EDITOR.SEARCH')}
      </Menu.Item>
      <Menu.Item
        mih={44}
        leftSection={<IconSettings size={20} />}
        onClick={ports.owner.openSettings}
        data-testid="more-settings"
      >
        {t(ownerText(owner.kind, 'SETTINGS'))}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t('EDITOR.DEVICE.LABEL')}</Menu.Label>
      <DeviceItems />
    </SheetMenu>
  );
}

function DeviceItems() {
  const t = useT();
  const { ui } = useSession();
  const chosen = useUi(({ device }) => device);
  return (
    <Menu.RadioGroup
      value={chosen}
      onChange={(device) => ui.setState({ device: device as Device })}
    >
      {DEVICES.map((device) => (
        <Menu.RadioItem
          key={device}
          mih={44}
          value={device}
          closeMenuOnClick
          data-testid={`more-${DEVICE_FACTS[device].slug}`}
        >
          {t(`COMMON.DEVICE.${keyPart(device)}`)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
