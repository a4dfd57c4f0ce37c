import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconPointer, IconSettings } from '@tabler/icons-react';
import { ownerText } from '../../core/session/owner-text.ts';
import { useServices } from '../../core/session/services.ts';
import { InspectorActions } from './inspector-actions.tsx';

/** The inspector without a selection: about the document. */
export function NothingSelected() {
  const t = useT();
  const { owner, ports } = useServices();
  return (
    <>
      <div className="pl-inspector-head">
        <Text component="h2" fw={600} size="sm" truncate flex={1}>
          {owner.name}
        </Text>
        <InspectorActions />
      </div>
      <div className="pl-nothing-selected">
        <IconPointer size={28} aria-hidden />
        <Text size="sm" c="dimmed">
          {t('EDITOR.NOTHING_SELECTED')}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconSettings size={16} />}
          onClick={ports.owner.openSettings}
        >
          {t(ownerText(owner.kind, 'SETTINGS'))}
        </Button>
      </div>
    </>
  );
}
