import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { FolderRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FOLDER_DEPTH } from '@plinth/model';
import { toast, useLastNonNull } from '@plinth/ui';
import { Form } from '../forms/form.tsx';
import { all, atMost, required } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { client } from '../rpc/client.ts';
import { FolderMove } from './folder-move.tsx';
import { useMediaChanged } from './media-data.ts';
import { ProtectedFolder } from './protected-folder.tsx';

/** Creating, renaming, or moving a folder, or why it can't be deleted. */
export type FolderTask =
  | NameTask
  | { readonly kind: 'move' | 'protected'; readonly folder: FolderRecord };

type NameTask =
  | { readonly kind: 'create'; readonly parentId: number | null }
  | { readonly kind: 'rename'; readonly folder: FolderRecord };

type FolderFormProps = { readonly task: NameTask; readonly onClose: () => void };

const saveFolder = (task: NameTask, name: string) =>
  task.kind === 'create'
    ? client.MediaService.saveFolder({ item: { name, parent_id: task.parentId } })
    : client.MediaService.saveFolder({
        item: { id: task.folder.id, name },
        revision: task.folder.revision,
      });

const FolderForm = ({ task, onClose }: FolderFormProps) => {
  const t = useT();
  const changed = useMediaChanged();
  const isNew = task.kind === 'create';
  const { form, isBusy, onSubmit } = useFields({
    initial: { name: task.kind === 'rename' ? task.folder.name : '' },
    rules: { name: all(required, atMost(100)) },
    submit: async ({ name }) => {
      await saveFolder(task, name);
      await changed();
      toast(t(`COMMON.MESSAGES.${isNew ? 'CREATE' : 'SAVE'}_SUCCESS`, { name }));
      onClose();
    },
    failed: `COMMON.MESSAGES.NOT_${isNew ? 'CREATED' : 'SAVED'}`,
  });
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="lg">
        <TextInput
          label={t('COMMON.TEXT.NAME')}
          description={
            isNew ? t('MODULE.MEDIA_LIBRARY.FOLDER_DEPTH', { count: FOLDER_DEPTH }) : undefined
          }
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t(isNew ? 'COMMON.ACTION.CREATE' : 'COMMON.ACTION.SAVE')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

type FolderDialogProps = { readonly task: FolderTask | null; readonly onClose: () => void };

const TITLES = {
  create: 'MODULE.MEDIA_LIBRARY.NEW_FOLDER',
  rename: 'COMMON.ACTION.RENAME',
  move: 'COMMON.ACTION.MOVE',
  protected: 'MODULE.MEDIA_LIBRARY.FOLDER_PROTECTED',
} as const;

export const FolderDialog = ({ task, onClose }: FolderDialogProps) => {
  const t = useT();
  const { last, openCount } = useLastNonNull(task);
  return (
    <Modal opened={task !== null} onClose={onClose} title={last && t(TITLES[last.kind])}>
      {last?.kind === 'move' && (
        <FolderMove key={openCount} folder={last.folder} onClose={onClose} />
      )}
      {last?.kind === 'protected' && <ProtectedFolder folder={last.folder} onClose={onClose} />}
      {(last?.kind === 'create' || last?.kind === 'rename') && (
        <FolderForm key={openCount} task={last} onClose={onClose} />
      )}
    </Modal>
  );
};
