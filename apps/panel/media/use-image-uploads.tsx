import type { MediaRecord } from '@plinth/contract';
import type { MediaPort } from '@plinth/editor';
import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useState } from 'react';
import { resultsOf } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

const UploadTray = lazyComponent(async () => (await import('./upload-tray.tsx')).UploadTray);

/**
 * Uploads images to the library's root. `batches` counts completed batches. Render `tray` somewhere.
 */
export const useImageUploads = (onUploaded: (file: MediaRecord) => void) => {
  const [batches, setBatches] = useState(0);
  const onIdle = () => setBatches((count) => count + 1);
  const { queue, entries } = useUploads({ type: 'images', onUploaded, onIdle });
  const upload: MediaPort['upload'] = useCallback(
    async (files) => (await resultsOf(queue, queue.add(files, null))).map(({ id }) => id),
    [queue],
  );
  const tray = (
    <LazyMount when={entries.length > 0}>
      <UploadTray queue={queue} entries={entries} />
    </LazyMount>
  );
  return { upload, batches, tray };
};
