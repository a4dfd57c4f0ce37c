import { Button, Group, Modal, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useMounted } from '@plinth/ui';

type UnsavedDialogProps = {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
  /** Label of the screen's own save button; “Save” by default. */
  readonly saveLabel?: MessageKey | undefined;
};

/** Asks whether to save unsaved work, discard it, or keep editing. */
export const UnsavedDialog = (props: UnsavedDialogProps) => {
  const { opened, onStay, onDiscard, onSave, saveLabel } = props;
  const t = useT();
  const isMounted = useMounted();
  return (
    <Modal
      opened={opened && isMounted}
      onClose={onStay}
      title={t('COMMON.TEXT.UNSAVED_CHANGES_TITLE')}
      data-testid="unsaved-dialog"
    >
      <Text>{t('COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION')}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('COMMON.ACTION.STAY')}
        </Button>
        <Button variant="outline" color="red" onClick={onDiscard} data-testid="leave-button">
          {t('COMMON.ACTION.DISCARD')}
        </Button>
        <Button onClick={onSave} data-testid="leave-save">
          {t(saveLabel ?? 'COMMON.ACTION.SAVE')}
        </Button>
      </Group>
    </Modal>
  );
};
