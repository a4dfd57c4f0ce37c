import { LazyMount, lazyComponent } from '@plinth/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';
import { type Sending, TransfersContext, type UploadBatch } from './use-transfers.ts';

const LibraryUploads = lazyComponent(
  async () => (await import('./library-uploads.tsx')).LibraryUploads,
);

/** Uploads and replacements of the media library, which continue while other screens are shown. */
export const LibraryTransfers = ({ children }: { readonly children: ReactNode }) => {
  const [batches, setBatches] = useState<readonly UploadBatch[]>([]);
  const [replacing, setReplacing] = useState<readonly Sending[]>([]);
  useAskBeforeClosing(replacing.length > 0);
  const upload = useCallback((batch: UploadBatch) => setBatches((all) => [...all, batch]), []);
  const remove = useCallback(
    (taken: readonly UploadBatch[]) =>
      setBatches((all) => all.filter((batch) => !taken.includes(batch))),
    [],
  );
  const transfers = useMemo(() => ({ upload, replacing, setReplacing }), [upload, replacing]);
  return (
    <TransfersContext value={transfers}>
      {children}
      <LazyMount when={batches.length > 0}>
        <LibraryUploads batches={batches} onTaken={remove} />
      </LazyMount>
    </TransfersContext>
  );
};
