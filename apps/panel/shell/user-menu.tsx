import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconHelp, IconLogout, IconMessage2, IconUser } from '@tabler/icons-react';
import { LinkMenuItem } from '../router/menu-link.tsx';
import { useBoot } from '../session/boot.ts';
import { AppearanceControl } from './appearance-control.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './user-menu.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

export const UserMenu = ({ onFeedback }: { readonly onFeedback: () => void }) => {
  const t = useT();
  const { user } = useBoot();
  if (!user) return null;
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <UnstyledButton
          aria-label={t('SHELL.USER_MENU')}
          data-testid="user-menu"
          className="user-menu-button"
        >
          <Avatar color="plinth" size={32} alt="">
            {initials(user.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="user-menu-who">
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <LinkMenuItem to="/profile/" leftSection={<IconUser size={16} />}>
          {t('SHELL.PROFILE')}
        </LinkMenuItem>
        <LinkMenuItem to="/help/" leftSection={<IconHelp size={16} />}>
          {t('SHELL.HELP')}
        </LinkMenuItem>
        <Menu.Item leftSection={<IconMessage2 size={16} />} onClick={onFeedback}>
          {t('SHELL.FEEDBACK')}
        </Menu.Item>
        <Menu.Divider />
        <div className="user-menu-choice">
          <AppearanceControl />
          <LanguageSwitch />
        </div>
        <Menu.Divider />
        <LinkMenuItem to="/logout/" leftSection={<IconLogout size={16} />} data-testid="logout">
          {t('SHELL.LOGOUT')}
        </LinkMenuItem>
      </Menu.Dropdown>
    </Menu>
  );
};
