import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';

type Choice = { readonly value: string; readonly label: string };

type DeleteDialogProps = {
  readonly name: string;
  /** null while they are counted. */
  readonly uses: number | null;
  /** What can take its place; the first is offered. */
  readonly replacements: readonly Choice[];
  /** Gets null if there are no uses. */
  readonly onDelete: (replacement: string | null) => void;
  readonly onClose: () => void;
};

/** Asks before a part of the design is deleted, and what takes its place where it's used. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, uses, replacements, onDelete, onClose } = props;
  const t = useT();
  const [replacement, setReplacement] = useState(replacements[0]?.value ?? null);
  const isUsed = uses !== null && uses > 0;
  const remove = () => {
    onClose();
    onDelete(isUsed ? replacement : null);
  };
  return (
    <Modal opened onClose={onClose} title={t('EDITOR.DELETE.TITLE', { name })} size="sm">
      <Stack gap="md">
        <Text size="sm" aria-live="polite">
          {uses === null && '…'}
          {uses === 0 && t('EDITOR.DELETE.UNUSED')}
          {isUsed && t('EDITOR.DELETE.USED', { count: uses })}
        </Text>
        {isUsed && (
          <Select
            label={t('EDITOR.DELETE.REPLACEMENT')}
            allowDeselect={false}
            data={replacements}
            value={replacement}
            onChange={setReplacement}
            data-testid="replacement"
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button
            color="red"
            disabled={uses === null}
            onClick={remove}
            data-testid="confirm-delete"
          >
            {t('COMMON.ACTION.DELETE')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
