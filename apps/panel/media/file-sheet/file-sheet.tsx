import { Drawer } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, lazyComponent } from '@plinth/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { useMediaFile } from '../media-data.ts';
import { FileForm } from './file-form.tsx';
import { useReplacing } from './use-replacing.ts';

const ImageEditor = lazyComponent(
  async () => (await import('../image-editor/image-editor.tsx')).ImageEditor,
);

type FileSheetProps = {
  readonly fileId: number | null;
  readonly onClose: () => void;
  /** Gets the file after it loaded, and again after every change. */
  readonly onLoad?: (file: MediaRecord) => void;
  readonly canDelete?: boolean;
};

/** A file's properties at the right edge. */
export const FileSheet = ({ fileId, onClose, onLoad, canDelete = true }: FileSheetProps) => {
  const t = useT();
  const file = useMediaFile(fileId);
  const { data } = file;
  useEffect(() => data && onLoad?.(data), [data, onLoad]);
  const content = useRef<HTMLDivElement>(null);
  // Outside of the form, so unsaved edits outlive its revision.
  const [isEditing, setEditing] = useState(false);
  const { replace, sendingOf } = useReplacing();
  // Every revision has a form of its own, so the pressed button is gone after a save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form is replaced
  useLayoutEffect(() => {
    if (!isEditing && document.activeElement === document.body) content.current?.focus();
  }, [data?.revision]);
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
    setEditing(false);
    onClose();
  };
  return (
    <Drawer
      opened={fileId !== null}
      onClose={() => (isDirty.current ? ask(true) : close())}
      closeOnEscape={!isClosing && !isEditing}
      position="right"
      size="md"
      title={t('MODULE.MEDIA_LIBRARY.PROPERTIES')}
      data-testid="file-sheet"
    >
      {file.isPending && fileId !== null && <FormSkeleton fields={4} />}
      {file.error && <LoadError error={file.error} onRetry={() => void file.refetch()} />}
      {file.data && (
        <div ref={content} tabIndex={-1} style={{ outline: 'none' }}>
          <FileForm
            key={`${file.data.id}-${file.data.revision}`}
            file={file.data}
            canDelete={canDelete}
            onClose={close}
            onDirty={setDirty}
            onEdit={() => setEditing(true)}
            sending={sendingOf(file.data.id)}
            onReplace={(chosen) => void replace(file.data, chosen)}
            closing={isClosing ? { leave: close, stay: () => ask(false) } : null}
          />
          {isEditing && <ImageEditor file={file.data} onClose={() => setEditing(false)} />}
        </div>
      )}
    </Drawer>
  );
};
