import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { useState } from 'react';
import { FileSheet } from '../../media/file-sheet/file-sheet.tsx';
import type { FolderChoice } from '../../media/media-data.ts';
import { MediaLibrary } from '../../media/media-library.tsx';
import { useTicked } from '../../media/use-ticked.ts';
import { useGo, useIdParam } from '../../router/links.tsx';
import { FileActions } from './file-actions.tsx';

/** The media library; the folder is in the URL. */
export const MediaScreen = () => {
  const t = useT();
  const go = useGo();
  const folder: FolderChoice = useIdParam() || 'everywhere';
  const [open, setOpen] = useState<MediaRecord | null>(null);
  const ticked = useTicked();
  const toFolder = (next: FolderChoice) =>
    go(typeof next === 'number' ? `/media/folder/${next}/` : '/media/');

  return (
    <>
      <PageTitle title={t('ROUTE.MEDIA.TITLE')} description={t('MODULE.MEDIA_LIBRARY.INTRO')} />
      <MediaLibrary
        folder={folder}
        onFolder={toFolder}
        current={open?.id ?? null}
        onChoose={setOpen}
        ticked={ticked.ids}
        onTick={ticked.tick}
        bulk={(folders) => (
          <FileActions files={ticked.files} folders={folders} onDone={ticked.clear} />
        )}
      />
      <FileSheet fileId={open?.id ?? null} onClose={() => setOpen(null)} />
    </>
  );
};
