import { Button, Checkbox, Fieldset, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Form } from '../../forms/form.tsx';
import { all, atMost, required } from '../../forms/rules.tsx';
import { type Closing, UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useRecordForm } from '../../forms/use-record-form.tsx';
import { client } from '../../rpc/client.ts';
import { useMediaChanged } from '../media-data.ts';
import type { Sending } from '../use-transfers.ts';
import { FileFacts } from './file-facts.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ImageActions } from './image-actions.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { useDeleteFiles } from './use-delete-files.ts';

type FileActionsProps = {
  readonly file: MediaRecord;
  readonly canDelete: boolean;
  readonly isDirty: boolean;
  readonly onClose: () => void;
  /** The file that is being sent in place of this one. */
  readonly sending: Sending | null;
  readonly onReplace: (file: File) => void;
};

type FileFormProps = Omit<FileActionsProps, 'isDirty'> & {
  readonly onDirty: (isDirty: boolean) => void;
  /** Opens the image editor. */
  readonly onEdit: () => void;
  readonly closing: Closing | null;
};

const ALT_MAX = 1000;

const fieldsOf = ({ name, title, alt, focal_point, is_protected }: MediaRecord) => ({
  ...{ name, title, alt, focal_point, is_protected },
});

const useFileForm = (file: MediaRecord) => {
  const t = useT();
  const refresh = useMediaChanged();
  return useRecordForm({
    stored: fieldsOf(file),
    revision: file.revision,
    rules: { name: all(required, atMost(255)), title: atMost(255), alt: atMost(ALT_MAX) },
    savedText: ({ name }) => t('COMMON.MESSAGES.SAVE_SUCCESS', { name }),
    failed: 'COMMON.MESSAGES.NOT_SAVED',
    save: async ({ changed, revision }) => {
      const stored = await client.MediaService.save({
        item: { id: file.id, ...changed },
        revision,
      });
      await refresh();
      return { stored: fieldsOf(stored), revision: stored.revision };
    },
  });
};

const FileActions = (props: FileActionsProps) => {
  const { file, canDelete, isDirty, onClose, sending, onReplace } = props;
  const t = useT();
  const remove = useDeleteFiles();
  return (
    <Group gap="sm">
      <ReplaceFile {...{ file, isDirty, sending, onReplace }} />
      {canDelete && (
        <Button
          variant="light"
          color="red"
          size="xs"
          leftSection={<IconTrash size={16} />}
          disabled={file.is_protected || sending !== null}
          onClick={async () => {
            if (await remove([file])) onClose();
          }}
        >
          {t('COMMON.ACTION.DELETE')}
        </Button>
      )}
    </Group>
  );
};

/** The editable properties and the details of a file. */
export const FileForm = (props: FileFormProps) => {
  const { file, canDelete, onClose, onDirty, closing, sending, onReplace } = props;
  const t = useT();
  const { form, isBusy, isDirty, onSubmit, send } = useFileForm(file);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const isImage = file.type === 'images';
  const copyUrl = async () => {
    await navigator.clipboard.writeText(new URL(file.url, window.location.origin).href);
    toast(t('COMMON.MESSAGES.COPIED'));
  };
  return (
    <Form onSubmit={onSubmit} data-testid="file-form">
      <Stack gap="lg">
        {/* A replacement has a revision of its own, and a form without what was typed. */}
        <Fieldset variant="unstyled" disabled={sending !== null}>
          <Stack gap="lg">
            {isImage && (
              <FocalPoint
                file={file}
                value={form.values.focal_point}
                onChange={(point) => form.setFieldValue('focal_point', point)}
              />
            )}
            {isImage && <ImageActions {...{ file, isDirty }} onEdit={props.onEdit} />}
            {isImage && (
              <Textarea
                label={t('MODULE.MEDIA_LIBRARY.ALT')}
                description={t('MODULE.MEDIA_LIBRARY.ALT_HINT', {
                  count: form.values.alt.length,
                  max: ALT_MAX,
                })}
                autosize
                minRows={2}
                {...form.getInputProps('alt')}
              />
            )}
            <TextInput label={t('MODULE.MEDIA_LIBRARY.TITLE')} {...form.getInputProps('title')} />
            <TextInput
              label={t('MODULE.MEDIA_LIBRARY.FILE_NAME')}
              {...form.getInputProps('name')}
            />
            <Checkbox
              label={t('MODULE.MEDIA_LIBRARY.PROTECT')}
              description={t('MODULE.MEDIA_LIBRARY.PROTECT_HINT')}
              {...form.getInputProps('is_protected', { type: 'checkbox' })}
            />
          </Stack>
        </Fieldset>
        <Group justify="space-between">
          <Button variant="subtle" onClick={() => void copyUrl()}>
            {t('MODULE.MEDIA_LIBRARY.COPY_ADDRESS')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isDirty} data-testid="save-file">
            {t('COMMON.ACTION.SAVE')}
          </Button>
        </Group>
        <FileFacts file={file} />
        <FileActions {...{ file, canDelete, isDirty, onClose, sending, onReplace }} />
        <UnsavedGuard work={isDirty ? { save: send } : null} closing={closing} />
      </Stack>
    </Form>
  );
};
