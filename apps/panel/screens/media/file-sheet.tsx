import { Drawer } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton } from '@plinth/ui';
import { useCallback, useRef, useState } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { useMediaFile } from '../../media/media-data.ts';
import { FileForm } from './file-form.tsx';

type FileSheetProps = { readonly fileId: number | null; readonly onClose: () => void };

/** A file's properties next to the grid. */
export const FileSheet = ({ fileId, onClose }: FileSheetProps) => {
  const t = useT();
  const file = useMediaFile(fileId);
  // A ref, because Escape may be pressed before typed input has rendered.
  const isDirty = useRef(false);
  const setDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  const [isClosing, setClosing] = useState(false);
  // Deferred: the same Escape would otherwise also close the confirmation dialog.
  const ask = (isAsking: boolean) => void setTimeout(() => setClosing(isAsking));
  const close = () => {
    setDirty(false);
    setClosing(false);
    onClose();
  };
  return (
    <Drawer
      opened={fileId !== null}
      onClose={() => (isDirty.current ? ask(true) : close())}
      closeOnEscape={!isClosing}
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
          onClose={close}
          onDirty={setDirty}
          closing={isClosing ? { leave: close, stay: () => ask(false) } : null}
        />
      )}
    </Drawer>
  );
};
