import { Drawer } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton } from '@plinth/ui';
import { LoadError } from '../../list/load-error.tsx';
import { useMediaFile } from '../../media/media-data.ts';
import { FileForm } from './file-form.tsx';

type FileSheetProps = { readonly fileId: number | null; readonly onClose: () => void };

/** A file's properties beside the grid. */
export const FileSheet = ({ fileId, onClose }: FileSheetProps) => {
  const t = useT();
  const file = useMediaFile(fileId);
  return (
    <Drawer
      opened={fileId !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={t('MODULE.MEDIA_LIBRARY.PROPERTIES')}
      data-testid="file-sheet"
    >
      {file.isPending && fileId !== null && <FormSkeleton fields={4} />}
      {file.error && <LoadError error={file.error} onRetry={() => void file.refetch()} />}
      {file.data && (
        <FileForm
          key={`${file.data.id}-${file.data.revision}`}
          file={file.data}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
};
