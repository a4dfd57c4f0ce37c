import { Button, Modal, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useMounted } from '@plinth/ui';
import './unsaved-dialog.css';

type UnsavedDialogProps = {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
  /** Leaves the work for later; undefined if it can’t be left. */
  readonly onKeep?: (() => void) | undefined;
  /** Work left for later is on the server too, not only in this browser. */
  readonly isOnServer?: boolean;
  /** Label of the screen's own save button; “Save” by default. */
  readonly saveLabel?: MessageKey | undefined;
};

/** Asks whether to save unsaved work, leave it for later, discard it, or keep editing. */
export const UnsavedDialog = (props: UnsavedDialogProps) => {
  const { opened, onStay, onDiscard, onSave, onKeep, isOnServer = false, saveLabel } = props;
  const t = useT();
  const isMounted = useMounted();
  const keepText = isOnServer ? 'MODULE.LEFT_WORK.KEEP_ON_SERVER' : 'MODULE.LEFT_WORK.KEEP_TEXT';
  return (
    <Modal
      opened={opened && isMounted}
      onClose={onStay}
      title={t(onKeep ? 'COMMON.TEXT.UNSAVED_CHANGES' : 'COMMON.TEXT.UNSAVED_CHANGES_TITLE')}
      size={onKeep ? 'lg' : undefined}
      data-testid="unsaved-dialog"
    >
      <Text>{t(onKeep ? keepText : 'COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION')}</Text>
      <div className="unsaved-actions">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('COMMON.ACTION.STAY')}
        </Button>
        <Button variant="outline" color="red" onClick={onDiscard} data-testid="leave-button">
          {t('COMMON.ACTION.DISCARD')}
        </Button>
        {onKeep && (
          <Button variant="default" onClick={onKeep} data-testid="leave-keep">
            {t('MODULE.LEFT_WORK.KEEP')}
          </Button>
        )}
        <Button onClick={onSave} data-testid="leave-save">
          {t(saveLabel ?? 'COMMON.ACTION.SAVE')}
        </Button>
      </div>
    </Modal>
  );
};
