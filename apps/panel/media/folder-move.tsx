import { Button, Group, Select, Stack } from '@mantine/core';
import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FOLDER_DEPTH, folderFault } from '@plinth/model';
import { Form } from '../forms/form.tsx';
import { ProblemText } from '../forms/problem-text.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { folderChoices } from './folder-tree.ts';
import { useFolders } from './media-data.ts';
import { useMoves } from './use-moves.ts';

type FolderMoveProps = { readonly folder: FolderRecord; readonly onClose: () => void };

const TOP = 'top';

const parentOf = (value: string): number | null => (value === TOP ? null : Number(value));

/** Moves a folder: not into itself, and not beyond the maximum depth. */
export const FolderMove = ({ folder, onClose }: FolderMoveProps) => {
  const t = useT();
  const { moveFolder } = useMoves();
  const folders = useFolders().data ?? [];
  const { id, name } = folder;
  const faultAt = (parent_id: number | null) => folderFault(folders, { id, name, parent_id });
  const { form, isBusy, onSubmit } = useFields({
    initial: { parent_id: folder.parent_id === null ? TOP : String(folder.parent_id) },
    rules: {
      parent_id: (value) =>
        faultAt(parentOf(value)) === 'recordFound' ? <ProblemText errorKey="recordFound" /> : null,
    },
    submit: async (values) => {
      await moveFolder(folder, parentOf(values.parent_id));
      onClose();
    },
  });
  const choices = folderChoices(folders).filter(
    ({ value }) => !/insideItself|tooDeep/.test(faultAt(Number(value)) ?? ''),
  );
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="lg">
        <Select
          label={t('MODULE.MEDIA_LIBRARY.FOLDER_INTO')}
          description={t('MODULE.MEDIA_LIBRARY.FOLDER_DEPTH', { count: FOLDER_DEPTH })}
          data={[{ value: TOP, label: t('MODULE.MEDIA_LIBRARY.NO_FOLDER') }, ...choices]}
          allowDeselect={false}
          data-autofocus
          {...form.getInputProps('parent_id')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t('COMMON.ACTION.MOVE')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};
