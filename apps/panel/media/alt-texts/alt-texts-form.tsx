import { Button, Group, Text, TextInput } from '@mantine/core';
import { type MediaRecord, RpcError } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { Thumbnail, toast } from '@plinth/ui';
import { useEffect } from 'react';
import { Form } from '../../forms/form.tsx';
import { type Closing, UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { client } from '../../rpc/client.ts';
import { showsWhole, thumbnailOf } from '../library-image.ts';
import { useMediaChanged } from '../media-data.ts';

type AltTextsFormProps = {
  readonly files: readonly MediaRecord[];
  /** Of how many images these are the first; null if these are all. */
  readonly firstOf: number | null;
  readonly onClose: () => void;
  readonly onDirty: (isDirty: boolean) => void;
  readonly closing: Closing | null;
};

const nameOf = (id: number): string => `alt${id}`;

/** Saves alt texts; what is wrong with one is an error of its field. */
async function describe(items: Parameters<typeof client.MediaService.describe>[0]['items']) {
  try {
    return await client.MediaService.describe({ items });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const { type, message, data } = error;
    const errors = Object.entries(data.errors ?? {}).map(([name, keys]) => {
      const item = items[Number(/^items\.(\d+)\./.exec(name)?.[1])];
      return [item ? nameOf(item.id) : name, keys];
    });
    throw new RpcError(type, { ...data, message, errors: Object.fromEntries(errors) });
  }
}

const useAltTexts = ({ files, onClose }: AltTextsFormProps) => {
  const t = useT();
  const changed = useMediaChanged();
  return useFields<Record<string, string>>({
    initial: Object.fromEntries(files.map(({ id, alt }) => [nameOf(id), alt])),
    submit: async (values) => {
      const items = files
        .map(({ id, revision, alt }) => ({ id, revision, alt: values[nameOf(id)] ?? alt }))
        .filter((item, index) => item.alt.trim() !== files[index]?.alt);
      if (items.length > 0) {
        const { described } = await describe(items);
        toast(t('MODULE.MEDIA_LIBRARY.ALTS.SAVED', { count: described }));
      }
      onClose();
      await changed();
    },
    failed: 'COMMON.MESSAGES.UPDATE_ERROR',
  });
};

/** Each image next to a field for its alt text. */
export const AltTextsForm = (props: AltTextsFormProps) => {
  const { files, firstOf, onDirty, closing } = props;
  const t = useT();
  const { form, isBusy, onSubmit, send } = useAltTexts(props);
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Form onSubmit={onSubmit} takesFocus>
      <Text c="dimmed" size="sm">
        {t('MODULE.MEDIA_LIBRARY.ALTS.HINT')}
      </Text>
      {firstOf !== null && (
        <Text size="sm" mt="xs">
          {t('MODULE.MEDIA_LIBRARY.ALTS.FIRST', { shown: files.length, total: firstOf })}
        </Text>
      )}
      <ul className="alt-texts">
        {files.map((file) => (
          <li key={file.id}>
            <span className="alt-texts-picture">
              <Thumbnail
                src={thumbnailOf(file) ?? file.url}
                isContained={showsWhole(file)}
                focus={file.focal_point}
              />
            </span>
            <TextInput
              label={file.name}
              maxLength={1000}
              {...form.getInputProps(nameOf(file.id))}
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" className="alt-texts-foot">
        <Button type="submit" loading={isBusy} disabled={!isDirty} data-testid="save-alts">
          {t('COMMON.ACTION.SAVE')}
        </Button>
      </Group>
      <UnsavedGuard work={isDirty ? { save: send } : null} closing={closing} />
    </Form>
  );
};
