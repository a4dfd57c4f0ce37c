import { Menu, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useChoices } from '../inspector/controls/choices.ts';
import { useServices } from '../session/services.ts';

/** The page's name, and the way to another page. */
export function PageSwitch() {
  const t = useT();
  const { page } = useServices();
  const [opened, setOpened] = useState(false);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" width={240}>
      <Menu.Target>
        <UnstyledButton
          className="pl-page-switch"
          aria-label={`${page.name} – ${t('EDITOR.SWITCH_PAGE')}`}
          data-testid="page-switch"
        >
          <span>{page.name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>{opened && <Pages />}</Menu.Dropdown>
    </Menu>
  );
}

function Pages() {
  const { page, ports } = useServices();
  const pages = useChoices(ports.pages) ?? [];
  return pages.map(({ id, name }) => (
    <Menu.Item key={id} disabled={id === page.id} onClick={() => ports.openPage(id)}>
      {name}
    </Menu.Item>
  ));
}
