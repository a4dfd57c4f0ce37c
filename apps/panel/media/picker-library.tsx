import { TextInput } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { MediaType } from '@plinth/model';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { describeFile } from './describe-file.ts';
import { useMediaFile, useReadyFile } from './media-data.ts';
import { MediaLibrary } from './media-library.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { UploadTray } from './upload-tray.tsx';
import { usePickerPlace } from './use-library-filter.ts';
import { useUnfinished } from './use-unfinished.ts';
import { useUploads } from './use-uploads.ts';

export type PickerLibraryProps = {
  readonly type?: MediaType | undefined;
  readonly mimeType?: string | undefined;
  /** Leaves out samples at first. */
  readonly isOwn?: boolean | undefined;
  /** The file currently in use. */
  readonly selected: number | null;
  /** Called with the chosen file, or null. */
  readonly onClose: (file: MediaRecord | null) => void;
  /** Called with whether closing would discard a choice or an upload. */
  readonly onUnfinished: (isUnfinished: boolean) => void;
};

/** The library of a picker for a single file. */
export const PickerLibrary = (props: PickerLibraryProps) => {
  const t = useT();
  const { type, mimeType, isOwn, selected, onClose, onUnfinished } = props;
  const place = usePickerPlace(isOwn ? { origin: 'own' } : {});
  const [picked, setPicked] = useState<MediaRecord | null>(null);
  const [isPending, setPending] = useState(false);
  useUnfinished(picked !== null || isPending, onUnfinished);
  const used = useMediaFile(picked ? null : selected);
  const current = picked ?? used.data ?? null;
  const ready = useReadyFile(picked);
  const attempt = useAttempt();
  const [uploaded, setUploaded] = useState<number | null>(null);
  const [alt, setAlt] = useState('');
  const asksAlt = picked?.type === 'images' && picked.id === uploaded;
  const take = async (file: MediaRecord) => {
    if (!file.is_ready) return setPicked(file);
    if (file.id !== uploaded || alt.trim() === '') return onClose(file);
    return attempt(async () => onClose(await describeFile(file.id, alt.trim())), {
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
  };
  const receive = (file: MediaRecord) => {
    setPicked(file);
    setUploaded(file.id);
    setAlt('');
  };
  const { queue, entries } = useUploads({ onUploaded: receive, onPending: setPending });
  const choose = (file: MediaRecord) =>
    file.id === picked?.id ? void take(ready ?? file) : setPicked(file);
  return (
    <>
      <div className="media-picker-library">
        <MediaLibrary
          type={type}
          mimeType={mimeType}
          isOwn={isOwn}
          {...place}
          current={current?.id ?? null}
          onChoose={choose}
          onTake={(file) => void take(file)}
          onFiles={queue.add}
        >
          <UploadTray queue={queue} entries={entries} />
        </MediaLibrary>
      </div>
      <PickerFoot
        chosen={
          picked && !ready
            ? t('MODULE.MEDIA_LIBRARY.NOT_READY_NAMED', { name: picked.name })
            : current?.name
        }
        onTake={ready && (() => void take(ready))}
        onCancel={() => onClose(null)}
      >
        {asksAlt && (
          <TextInput
            aria-label={t('MODULE.MEDIA_LIBRARY.ALT_AT_UPLOAD')}
            placeholder={t('MODULE.MEDIA_LIBRARY.ALT_AT_UPLOAD')}
            maxLength={1000}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && ready && void take(ready)}
            className="media-picker-alt"
            data-testid="alt-at-upload"
          />
        )}
      </PickerFoot>
    </>
  );
};
