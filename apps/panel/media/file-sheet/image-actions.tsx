import { Button, Group, Text } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { EDITABLE_MIME_TYPES } from '@plinth/model';
import { IconCrop, IconRestore } from '@tabler/icons-react';
import { useSaveEdits } from '../image-editor/use-save-edits.ts';

type ImageActionsProps = {
  readonly file: MediaRecord;
  readonly isDirty: boolean;
  /** Opens the image editor. */
  readonly onEdit: () => void;
};

/** Animations have no smaller versions. */
const isAnimation = ({ mime_type, renditions }: MediaRecord): boolean =>
  mime_type === 'image/gif' && renditions.length === 0;

/** Opens the image editor, and restores the original. Drawings and icons have neither. */
export const ImageActions = ({ file, isDirty, onEdit }: ImageActionsProps) => {
  const t = useT();
  const saveEdits = useSaveEdits(file);
  if (!EDITABLE_MIME_TYPES.includes(file.mime_type)) return null;
  if (isAnimation(file)) {
    return (
      <Text size="sm" c="dimmed">
        {t('MODULE.MEDIA_LIBRARY.EDIT.ANIMATED')}
      </Text>
    );
  }
  const common = {
    variant: 'default',
    size: 'xs',
    disabled: isDirty,
    title: isDirty ? t('MODULE.MEDIA_LIBRARY.SAVE_FIRST') : undefined,
  } as const;
  return (
    <Group gap="sm">
      <Button
        {...common}
        leftSection={<IconCrop size={16} />}
        onClick={onEdit}
        data-testid="edit-image"
      >
        {t('MODULE.MEDIA_LIBRARY.EDIT.OPEN')}
      </Button>
      {file.original && (
        <Button
          {...common}
          leftSection={<IconRestore size={16} />}
          onClick={() => void saveEdits(null)}
        >
          {t('MODULE.MEDIA_LIBRARY.EDIT.RESTORE')}
        </Button>
      )}
    </Group>
  );
};
