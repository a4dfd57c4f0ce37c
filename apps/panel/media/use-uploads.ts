import type { MediaRecord } from '@plinth/contract';
import type { Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { DEFAULT_UPLOAD_LIMITS, uploadFault } from '@plinth/model';
import { announce, toast } from '@plinth/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type FolderChoice, useMediaChanged, useUploadLimits } from './media-data.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue } from './upload-queue.ts';

type UploadsOptions = {
  readonly folder: FolderChoice;
  readonly onUploaded?: ((file: MediaRecord) => void) | undefined;
};

/** What the newest render wants of a queue that was made with the first. */
type Wishes = UploadsOptions & {
  limits: typeof DEFAULT_UPLOAD_LIMITS;
  onQuiet: (success: number, error: number) => void;
};

const createUploads = (wishes: { current: Wishes }) =>
  createUploadQueue<MediaRecord>({
    refuse: ({ name, size }) => uploadFault({ name, size }, wishes.current.limits),
    send: (file, options) => {
      const { folder } = wishes.current;
      return sendFile(file, folder === 'everywhere' ? null : folder, options);
    },
    onDone: (file) => wishes.current.onUploaded?.(file),
    onQuiet: ({ success, error }) => wishes.current.onQuiet(success, error),
  });

/** “12 files uploaded, one failed” */
const uploadSummary = (t: Translate, success: number, error: number): string => {
  if (success === 0) return t('MODULE.MEDIA_LIBRARY.UPLOAD_ALL_FAILED', { count: error });
  const uploaded = t('MODULE.MEDIA_LIBRARY.UPLOADED', { count: success });
  return error === 0
    ? uploaded
    : `${uploaded}, ${t('MODULE.MEDIA_LIBRARY.UPLOAD_FAILED', { count: error })}`;
};

/** Uploads into a folder of the library. */
export const useUploads = ({ folder, onUploaded }: UploadsOptions) => {
  const t = useT();
  const changed = useMediaChanged();
  const limits = useUploadLimits().data ?? DEFAULT_UPLOAD_LIMITS;
  const onQuiet = (success: number, error: number) => {
    void changed();
    const text = uploadSummary(t, success, error);
    announce(text);
    toast(text, { kind: error > 0 ? 'warning' : 'success' });
  };
  const [wishes] = useState<{ current: Wishes }>(() => ({
    current: { folder, onUploaded, limits, onQuiet },
  }));
  useEffect(() => {
    wishes.current = { folder, onUploaded, limits, onQuiet };
  });
  const [queue] = useState(() => createUploads(wishes));
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return { queue, entries, limits };
};
