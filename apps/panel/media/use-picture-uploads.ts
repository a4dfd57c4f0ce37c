import type { MediaRecord } from '@plinth/contract';
import type { EditorPorts } from '@plinth/editor';
import { DEFAULT_UPLOAD_LIMITS, extensionOf, mediaType, uploadFault } from '@plinth/model';
import { useCallback } from 'react';
import { useMediaChanged, useUploadLimits } from './media-data.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue, type UploadEntry } from './upload-queue.ts';
import { useUploadReason } from './upload-reason.ts';

const isPicture = ({ name }: File): boolean => mediaType(extensionOf(name)) === 'images';

/** Uploads pictures into the library's root; answers when all of them are through. */
export const usePictureUploads = (
  onUploaded: (file: MediaRecord) => void,
): EditorPorts['uploadPictures'] => {
  const limits = useUploadLimits().data ?? DEFAULT_UPLOAD_LIMITS;
  const changed = useMediaChanged();
  const reason = useUploadReason();
  return useCallback(
    (files) =>
      new Promise((resolve) => {
        const answer = ({ name, result, error }: UploadEntry<MediaRecord>) =>
          result ? { name, id: result.id } : { name, problem: reason(error) };
        const queue = createUploadQueue<MediaRecord>({
          refuse: (file) => (isPicture(file) ? uploadFault(file, limits) : 'incorrectExtension'),
          send: (file, options) => sendFile(file, null, options),
          onDone: onUploaded,
          onQuiet: () => {
            void changed();
            resolve(queue.entries().map(answer));
          },
        });
        queue.add(files);
      }),
    [limits, changed, reason, onUploaded],
  );
};
