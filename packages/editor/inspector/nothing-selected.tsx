import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconPointer, IconSettings } from '@tabler/icons-react';
import { useServices } from '../session/services.ts';

/** With nothing selected the inspector speaks of the page. */
export function NothingSelected() {
  const t = useT();
  const { page, ports } = useServices();
  return (
    <div className="pl-nothing-selected">
      <IconPointer size={28} aria-hidden />
      <Text fw={600} size="sm">
        {page.name}
      </Text>
      <Text size="sm" c="dimmed">
        {t('EDITOR.NOTHING_SELECTED')}
      </Text>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconSettings size={16} />}
        onClick={ports.openSettings}
      >
        {t('EDITOR.SETTINGS')}
      </Button>
    </div>
  );
}
