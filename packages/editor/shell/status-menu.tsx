import { Menu, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { PageStatus } from '@plinth/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useServices } from '../core/session/services.ts';
import { PublishItem } from './publish-item.tsx';

/** The status of the document. Before it is live, the status opens a menu to publish it. */
export function StatusMenu() {
  const t = useT();
  const { owner } = useServices();
  const status = <PageStatus page={{ status: owner.status, service: owner.service }} />;
  if (owner.status === 'publish') return <span className="pl-topbar-status">{status}</span>;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className="pl-topbar-status" data-testid="status-menu">
          {status}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('EDITOR.NOT_PUBLIC')}</Menu.Label>
        <PublishItem data-testid="status-publish" />
      </Menu.Dropdown>
    </Menu>
  );
}
