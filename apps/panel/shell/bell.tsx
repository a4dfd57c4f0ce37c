import { Popover, ScrollArea, Text, Title } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { type ChipTone, IconButton, StatusChip, type ToastKind, useToastLog } from '@plinth/ui';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import './bell.css';

const TONE: Record<ToastKind, ChipTone> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

/** Recent notifications, for toasts that were missed. */
export const Bell = () => {
  const t = useT();
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const entries = useToastLog();
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={320}
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <IconButton
          label={t('SHELL.BELL')}
          icon={<IconBell size={20} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
          data-testid="bell"
        />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Title order={3} className="bell-title">
          {t('SHELL.BELL')}
        </Title>
        {entries.length === 0 && (
          <Text c="dimmed" className="bell-entry">
            {t('SHELL.BELL_EMPTY')}
          </Text>
        )}
        <ScrollArea.Autosize mah={320}>
          <ul className="bell-list">
            {entries.map(({ id, text, kind, time }) => (
              <li key={id} className="bell-entry">
                <StatusChip tone={TONE[kind]} label={format.time(time)} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
};
