import type { MediaRecord } from '@plinth/contract';
import type { Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  DEFAULT_UPLOAD_LIMITS,
  extensionOf,
  type MediaType,
  mediaType,
  refusalMessage,
  refusalReason,
  uploadFault,
} from '@plinth/model';
import { announce, toast } from '@plinth/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { markUnsaved } from '../session/unsaved.ts';
import { type FolderChoice, useMediaChanged, useUploadLimits } from './media-data.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue, type UploadEntry, type UploadQueue } from './upload-queue.ts';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';

type UploadsOptions = {
  /** Accepts only files of this type. */
  readonly type?: MediaType | undefined;
  readonly onUploaded?: ((file: MediaRecord) => void) | undefined;
  /** Called when all uploads are done. */
  readonly onIdle?: (() => void) | undefined;
  /** Called with whether a file still has to arrive; must be stable. */
  readonly onPending?: ((isPending: boolean) => void) | undefined;
};

/** Latest options for a queue that was created on the first render. */
type LatestOptions = Omit<UploadsOptions, 'onIdle' | 'onPending'> & {
  limits: typeof DEFAULT_UPLOAD_LIMITS;
  onIdle: (success: number, error: number) => void;
};

function problemOf(file: File, { type, limits }: LatestOptions): string | null {
  const extension = extensionOf(file.name);
  const isOther = type !== undefined && mediaType(extension) !== type;
  const fault = isOther ? 'incorrectExtension' : uploadFault(file, limits);
  const reason = fault === 'incorrectExtension' ? refusalReason(extension) : null;
  return reason ? refusalMessage(reason) : fault;
}

/** Files on their way to the library, each to a folder of it. */
export type LibraryQueue = UploadQueue<MediaRecord, FolderChoice>;

const createUploads = (latest: { current: LatestOptions }): LibraryQueue =>
  createUploadQueue({
    refuse: (file) => problemOf(file, latest.current),
    send: (file, { place, ...options }) =>
      sendFile(file, place === 'everywhere' ? null : place, options),
    onDone: (file) => latest.current.onUploaded?.(file),
    onIdle: ({ success, error }) => latest.current.onIdle(success, error),
  });

/** Whether a file still has to arrive: it's queued, on its way, or its upload can be repeated. */
const isPending = ({ state, error }: UploadEntry<MediaRecord>): boolean =>
  state === 'queued' || state === 'sending' || (state === 'failed' && typeof error !== 'string');

/** A summary such as “12 files uploaded, 1 failed”. */
const uploadSummary = (t: Translate, success: number, error: number): string => {
  if (success + error === 0) return t('MODULE.MEDIA_LIBRARY.UPLOAD_CANCELLED');
  if (success === 0) return t('MODULE.MEDIA_LIBRARY.UPLOAD_ALL_FAILED', { count: error });
  const uploaded = t('MODULE.MEDIA_LIBRARY.UPLOADED', { count: success });
  return error === 0
    ? uploaded
    : `${uploaded}, ${t('MODULE.MEDIA_LIBRARY.UPLOAD_FAILED', { count: error })}`;
};

/** Uploads into folders of the library. */
export const useUploads = (options: UploadsOptions = {}) => {
  const t = useT();
  const changed = useMediaChanged();
  const limits = useUploadLimits().data ?? DEFAULT_UPLOAD_LIMITS;
  const onIdle = (success: number, error: number) => {
    if (success > 0) void changed();
    options.onIdle?.();
    const text = uploadSummary(t, success, error);
    announce(text);
    // The tray lists what was uploaded.
    if (error > 0) toast(text, { kind: 'warning' });
    else if (success === 0) toast(text, { kind: 'info' });
  };
  const now = { ...options, limits, onIdle };
  const [latest] = useState<{ current: LatestOptions }>(() => ({ current: now }));
  useEffect(() => {
    latest.current = now;
  });
  const [queue] = useState(() => createUploads(latest));
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  const hasPending = entries.some(isPending);
  useEffect(() => (hasPending ? markUnsaved() : undefined), [hasPending]);
  useAskBeforeClosing(hasPending);
  const { onPending } = options;
  useEffect(() => onPending?.(hasPending), [hasPending, onPending]);
  return { queue, entries };
};
