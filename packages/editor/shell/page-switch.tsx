import { Popover, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useServices } from '../core/session/services.ts';

const PageMenu = lazyComponent(async () => (await import('../tools/pages/page-menu.tsx')).PageMenu);

/** The page's name, which opens the list of other pages. */
export function PageSwitch() {
  const t = useT();
  const { owner } = useServices();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setOpened(false);
    // The dialog returns the focus to the element that had it when it opened.
    button.current?.focus();
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={280}
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <UnstyledButton
          ref={button}
          className="pl-page-switch"
          aria-label={t('EDITOR.SWITCH_PAGE', { name: owner.name })}
          onClick={() => setOpened(!opened)}
          data-testid="page-switch"
        >
          <span>{owner.name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown data-testid="page-menu">
        <PageMenu onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}
