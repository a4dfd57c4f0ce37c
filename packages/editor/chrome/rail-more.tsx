import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconDots } from '@tabler/icons-react';
import { useSession, useUi } from '../session/context.ts';
import { RAIL_ENTRIES } from './rail-entries.tsx';

const MORE = RAIL_ENTRIES.filter(({ isMore }) => isMore);

/** On a phone: the panels for which the bar has no room. */
export function RailMore() {
  const t = useT();
  const { ui } = useSession();
  const open = useUi((state) => state.panel);
  const hasOpen = MORE.some(({ panel }) => panel === open);
  return (
    <Menu position="top-end">
      <Menu.Target>
        <IconButton
          size={40}
          label={t('EDITOR.PANEL_MORE')}
          icon={<IconDots size={20} />}
          className="pl-rail-more"
          data-active={hasOpen || undefined}
          data-testid="rail-more"
        />
      </Menu.Target>
      <Menu.Dropdown>
        {MORE.map(({ panel, icon }) => (
          <Menu.Item
            key={panel}
            mih={44}
            leftSection={icon}
            onClick={() => ui.setState({ panel, isInspecting: false })}
            data-testid={`more-${panel}`}
          >
            {t(`EDITOR.PANEL.${panel.toUpperCase()}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
