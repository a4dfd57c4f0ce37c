import { Button, FileButton, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { ErrorCard, toast } from '@plinth/ui';
import { IconUpload } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { SearchField } from '../parts/search-field.tsx';
import { useReading } from '../parts/use-reading.ts';
import { useUploads } from '../parts/use-uploads.ts';
import { useUi } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import './media-panel.css';
import { PictureGrid } from './picture-grid.tsx';

/** ms without another letter after which pictures are searched. */
const PAUSE = 200;

/** The site's pictures, the newest first: into the selected image, or onto the page. */
export function MediaPanel() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [rounds, setRounds] = useState(1);
  const [words] = useDebouncedValue(search.trim(), PAUSE);
  const { value, hasFailed, again } = usePictures(words, rounds);
  const find = (next: string) => {
    setSearch(next);
    setRounds(1);
  };
  const isEmpty = value?.total === 0;
  return (
    <div className="pl-media-panel" data-testid="media-panel">
      <UploadButton onUploaded={() => find('')} />
      <SearchField
        label={t('EDITOR.PICTURES.SEARCH')}
        value={search}
        onChange={find}
        data-testid="pictures-search"
      />
      {hasFailed && <ErrorCard message={t('EDITOR.PICTURES.NOT_LOADED')} onRetry={again} />}
      {!value && !hasFailed && <Skeleton height={160} />}
      {isEmpty && (
        <Text size="sm" c="dimmed" ta="center" py="xl" role="status">
          {words === '' ? t('EDITOR.PICTURES.EMPTY') : t('EDITOR.PICTURES.NONE', { search: words })}
        </Text>
      )}
      {value && !isEmpty && <PictureGrid pictures={value.items} />}
      {value && value.items.length < value.total && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setRounds(rounds + 1)}
          data-testid="more-pictures"
        >
          {t('EDITOR.PICTURES.MORE')}
        </Button>
      )}
    </div>
  );
}

/** Pictures as they are now, read again after uploads. */
function usePictures(words: string, rounds: number) {
  const { pictures } = useServices().ports;
  const changes = useUi((ui) => ui.pictureChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was uploaded is among them
  const read = useCallback(() => pictures(words, rounds), [pictures, words, rounds, changes]);
  return useReading(read);
}

function UploadButton({ onUploaded }: { readonly onUploaded: () => void }) {
  const t = useT();
  const upload = useUploads();
  const [isBusy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    const { length: count } = await upload(files);
    setBusy(false);
    if (count === 0) return;
    toast(t('MODULE.MEDIA_LIBRARY.UPLOADED', { count }));
    onUploaded();
  };
  return (
    <FileButton multiple accept="image/*" onChange={(files) => void take(files)}>
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant="default"
          leftSection={<IconUpload size={14} />}
          loading={isBusy}
          data-testid="upload-pictures"
        >
          {t('MODULE.MEDIA_LIBRARY.UPLOAD')}
        </Button>
      )}
    </FileButton>
  );
}
