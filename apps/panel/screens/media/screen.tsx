import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent, PageTitle } from '@plinth/ui';
import { IconAlt } from '@tabler/icons-react';
import { useState } from 'react';
import type { Described } from '../../media/alt-texts/use-described.ts';
import { FileSheet } from '../../media/file-sheet/file-sheet.tsx';
import type { FolderChoice } from '../../media/media-data.ts';
import { MediaLibrary } from '../../media/media-library.tsx';
import { useTicked } from '../../media/use-ticked.ts';
import { idOf } from '../../router/id-param.ts';
import { useGo, useIdParam, useParam } from '../../router/links.tsx';
import { FileActions } from './file-actions.tsx';

const AltTexts = lazyComponent(
  async () => (await import('../../media/alt-texts/alt-texts.tsx')).AltTexts,
);

/** The media library; the folder, or the file that is open, is in the URL. */
export const MediaScreen = () => {
  const t = useT();
  const go = useGo();
  const folder: FolderChoice = useIdParam() || 'everywhere';
  const file = idOf(useParam('file')) || null;
  const [asked, setAsked] = useState(file);
  const [open, setOpen] = useState(file);
  // A link leads to another file.
  if (asked !== file) {
    setAsked(file);
    setOpen(file);
  }
  const [described, setDescribed] = useState<Described | null>(null);
  const ticked = useTicked();
  const toFolder = (next: FolderChoice) =>
    go(typeof next === 'number' ? `/media/folder/${next}/` : '/media/');

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
        onChoose={({ id }) => setOpen(id)}
        ticked={ticked.ids}
        onTick={ticked.tick}
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
      <FileSheet fileId={open} onClose={() => setOpen(null)} />
    </>
  );
};
