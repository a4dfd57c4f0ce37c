import { Button, Group, Text } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { EDITABLE_MIME_TYPES } from '@plinth/model';
import { lazyComponent } from '@plinth/ui';
import { IconCrop, IconRestore } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSaveEdits } from '../image-editor/use-save-edits.ts';

const ImageEditor = lazyComponent(
  async () => (await import('../image-editor/image-editor.tsx')).ImageEditor,
);

type ImageActionsProps = {
  readonly file: MediaRecord;
  readonly isDirty: boolean;
  /** Called with whether the editor is open. */
  readonly onEditing: (isEditing: boolean) => void;
};

/** Animations have no smaller versions. */
const isAnimation = ({ mime_type, renditions }: MediaRecord): boolean =>
  mime_type === 'image/gif' && renditions.length === 0;

/** Opens the image editor, and restores the original. Drawings and icons have neither. */
export const ImageActions = ({ file, isDirty, onEditing }: ImageActionsProps) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const saveEdits = useSaveEdits(file);
  useEffect(() => {
    onEditing(isOpen);
    return () => onEditing(false);
  }, [isOpen, onEditing]);
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
        onClick={() => setOpen(true)}
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
      {isOpen && <ImageEditor file={file} onClose={() => setOpen(false)} />}
    </Group>
  );
};
