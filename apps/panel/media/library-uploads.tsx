import { useEffect, useRef } from 'react';
import { UploadTray } from './upload-tray.tsx';
import type { UploadBatch } from './use-transfers.ts';
import { useUploads } from './use-uploads.ts';

type LibraryUploadsProps = {
  readonly batches: readonly UploadBatch[];
  /** Called with the batches that are in the queue from now on. */
  readonly onTaken: (batches: readonly UploadBatch[]) => void;
};

/** The uploads of the media library, over every screen. */
export const LibraryUploads = ({ batches, onTaken }: LibraryUploadsProps) => {
  const { queue, entries } = useUploads();
  /** An effect may run twice. */
  const taken = useRef(new WeakSet<UploadBatch>());
  useEffect(() => {
    if (batches.length === 0) return;
    for (const batch of batches.filter((one) => !taken.current.has(one))) {
      taken.current.add(batch);
      queue.add(batch.files, batch.folder);
    }
    onTaken(batches);
  }, [batches, queue, onTaken]);
  return <UploadTray queue={queue} entries={entries} />;
};
