import { Button } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';
import type { FolderChoice } from './media-data.ts';
import { MediaLibrary } from './media-library.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { UploadTray } from './upload-tray.tsx';
import { usePickerPlace } from './use-library-filter.ts';
import { useTicked } from './use-ticked.ts';
import { useUnfinished } from './use-unfinished.ts';
import { useUploads } from './use-uploads.ts';

export type ImagesLibraryProps = {
  /** Maximum number of images. */
  readonly max: number;
  readonly onClose: (files: readonly MediaRecord[]) => void;
  /** Called with whether closing would discard a choice or an upload. */
  readonly onUnfinished: (isUnfinished: boolean) => void;
};

/** Page size when loading a whole folder. */
const COUNT = 100;

/** The images of a folder, newest first. */
async function imagesOf(folder: FolderChoice, max: number): Promise<readonly MediaRecord[]> {
  const place = folder === 'everywhere' ? {} : { folder_id: folder };
  const files: MediaRecord[] = [];
  for (let page = 1; files.length < max; page += 1) {
    const { items, total } = await client.MediaService.getList({
      ...place,
      ...{ page, count: COUNT, sort: 'created', direction: 'desc', type: 'images' },
    });
    files.push(...items);
    if (items.length === 0 || files.length >= total) break;
  }
  return files.slice(0, max);
}

/** The library of a picker for several images, selected one by one or a folder at once. */
export const ImagesLibrary = ({ max, onClose, onUnfinished }: ImagesLibraryProps) => {
  const t = useT();
  const place = usePickerPlace();
  const { ids, files, tick } = useTicked(max);
  const [isPending, setPending] = useState(false);
  useUnfinished(files.length > 0 || isPending, onUnfinished);
  const { queue, entries } = useUploads({
    onUploaded: (file) => tick(file, true),
    onPending: setPending,
  });
  const toggle = (file: MediaRecord) => tick(file, !ids.has(file.id));
  const attempt = useAttempt();
  const tickFolder = () =>
    attempt(
      async () => {
        for (const file of await imagesOf(place.folder, max)) tick(file, true);
      },
      { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
    );
  return (
    <>
      <div className="media-picker-library">
        <MediaLibrary
          type="images"
          {...place}
          current={null}
          onChoose={toggle}
          ticked={ids}
          onTick={tick}
          onFiles={queue.add}
        >
          <UploadTray queue={queue} entries={entries} />
        </MediaLibrary>
      </div>
      <PickerFoot
        chosen={t('MODULE.MEDIA_LIBRARY.PICKED_OF', { shown: files.length, max })}
        onTake={files.length > 0 ? () => onClose(files) : null}
        onCancel={() => onClose([])}
      >
        <Button variant="default" onClick={() => void tickFolder()} data-testid="pick-folder">
          {t('MODULE.MEDIA_LIBRARY.PICK_FOLDER')}
        </Button>
      </PickerFoot>
    </>
  );
};
