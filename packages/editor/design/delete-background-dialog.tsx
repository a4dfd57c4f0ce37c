import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { deleteBackground } from '../core/design/background-commands.ts';
import type { BackgroundStyle } from '../core/design/design-store.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useBackgroundUses } from './use-background-uses.ts';

type DeleteBackgroundDialogProps = {
  readonly background: BackgroundStyle;
  readonly onClose: () => void;
};

/** Deletes a background, unless it's used. */
export function DeleteBackgroundDialog({ background, onClose }: DeleteBackgroundDialogProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const uses = useBackgroundUses(background);
  const { name } = background;
  if (uses !== null && uses > 0)
    return (
      <Modal opened onClose={onClose} title={t('EDITOR.DELETE.TITLE', { name })} size="sm">
        <Stack gap="md">
          <Text size="sm">{t('EDITOR.BACKGROUNDS.IN_USE', { count: uses })}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('COMMON.ACTION.CLOSE')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    );
  return (
    <DeleteDialog
      {...{ name, uses, onClose }}
      replacements={[]}
      onDelete={() =>
        report(deleteBackground(session, background), t('COMMON.MESSAGES.DELETE_SUCCESS', { name }))
      }
    />
  );
}
