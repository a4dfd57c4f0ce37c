import { Drawer } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton } from '@plinth/ui';
import { useCallback, useRef, useState } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { useMediaFile } from '../../media/media-data.ts';
import { FileForm } from './file-form.tsx';

type FileSheetProps = { readonly fileId: number | null; readonly onClose: () => void };

/** A file's properties beside the grid. */
export const FileSheet = ({ fileId, onClose }: FileSheetProps) => {
  const t = useT();
  const file = useMediaFile(fileId);
  // Read when the sheet closes: Escape may come before what was typed is drawn.
  const isDirty = useRef(false);
  const setDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  const [isClosing, setClosing] = useState(false);
  // One press of Escape reaches the sheet and the question: it counts for the one on top.
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
