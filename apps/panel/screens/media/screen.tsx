import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent, PageTitle } from '@plinth/ui';
import { IconAlt } from '@tabler/icons-react';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Described } from '../../media/alt-texts/use-described.ts';
import { FileSheet } from '../../media/file-sheet/file-sheet.tsx';
import type { FolderChoice } from '../../media/media-data.ts';
import { MediaLibrary } from '../../media/media-library.tsx';
import { useTicked } from '../../media/use-ticked.ts';
import { useTransfers } from '../../media/use-transfers.ts';
import { idOf } from '../../router/id-param.ts';
import { useIdParam, useParam } from '../../router/links.tsx';
import { useAddressValues } from '../../router/use-address-values.ts';
import { FileActions } from './file-actions.tsx';

const AltTexts = lazyComponent(
  async () => (await import('../../media/alt-texts/alt-texts.tsx')).AltTexts,
);

/** A link to a file leads to the library, where the file is open. */
export const MediaFileScreen = () => (
  <Navigate to="/media/" search={{ file: useParam('file') } as never} replace />
);

/** The media library; the folder, and the file that is open, are in the URL. */
export const MediaScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const folder: FolderChoice = useIdParam() || 'everywhere';
  // Not in the path, which would show another list.
  const values = useAddressValues();
  const { read, change } = values;
  const open = idOf(read('file')) || null;
  const [described, setDescribed] = useState<Described | null>(null);
  const ticked = useTicked();
  const { upload } = useTransfers();
  const toFolder = (next: FolderChoice) =>
    void navigate({
      to: typeof next === 'number' ? `/media/folder/${next}/` : '/media/',
      search: (({ search, page, file, ...kept }: Record<string, unknown>) => kept) as never,
    });

  return (
    <>
      <PageTitle title={t('ROUTE.MEDIA.TITLE')} description={t('MODULE.MEDIA_LIBRARY.INTRO')}>
        <Button
          variant="default"
          leftSection={<IconAlt size={16} />}
          onClick={() => setDescribed('missing')}
        >
          {t('MODULE.MEDIA_LIBRARY.ALTS.ADD')}
        </Button>
      </PageTitle>
      <MediaLibrary
        folder={folder}
        onFolder={toFolder}
        current={open}
        onFiles={(files, into) => upload({ files, folder: into })}
        onChoose={({ id }) => change({ file: String(id) })}
        ticked={ticked.ids}
        onTick={ticked.tick}
        dragging={{
          filesWith: (file) => (ticked.ids.has(file.id) ? ticked.files : [file]),
          onMoved: ticked.clear,
        }}
        values={values}
        hasStates
        bulk={(folders) => (
          <FileActions
            files={ticked.files}
            folders={folders}
            onDone={ticked.clear}
            onDescribe={setDescribed}
          />
        )}
      />
      {described && <AltTexts images={described} onClose={() => setDescribed(null)} />}
      <FileSheet fileId={open} onClose={() => change({ file: '' })} />
    </>
  );
};
