import { Button, FileButton, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { ErrorCard } from '@plinth/ui';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useUploads } from '../../core/session/use-uploads.ts';
import { SearchField } from '../fields/search-field.tsx';
import './media-panel.css';
import { ImageGrid } from './image-grid.tsx';
import { useImages } from './use-images.ts';

/** Search debounce in ms. */
const DEBOUNCE_MS = 200;

/** The site's images, newest first, to add to the page or to the selected image. */
export function MediaPanel() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const { found, phase, more, again } = useImages(words);
  const isEmpty = found?.total === 0;
  return (
    <div className="pl-media-panel" data-testid="media-panel">
      <UploadButton onUploaded={() => setSearch('')} />
      <SearchField
        label={t('EDITOR.PICTURES.SEARCH')}
        value={search}
        onChange={setSearch}
        found={found?.words === search.trim() ? found.total : undefined}
        data-testid="pictures-search"
      />
      {!found && phase === 'reading' && <Skeleton height={160} />}
      {isEmpty && (
        <Text size="sm" c="dimmed" ta="center" py="xl" role="status">
          {words === '' ? t('EDITOR.PICTURES.EMPTY') : t('EDITOR.PICTURES.NONE', { search: words })}
        </Text>
      )}
      {found && !isEmpty && <ImageGrid pictures={found.items} firstNew={found.firstNew} />}
      {phase === 'failed' && (
        <ErrorCard message={t('EDITOR.PICTURES.NOT_LOADED')} onRetry={again} />
      )}
      {phase !== 'failed' && found && found.items.length < found.total && (
        <Button
          size="xs"
          variant="default"
          aria-disabled={phase === 'reading'}
          onClick={more}
          data-more-pictures
          data-testid="more-pictures"
        >
          {t('EDITOR.PICTURES.MORE')}
        </Button>
      )}
    </div>
  );
}

function UploadButton({ onUploaded }: { readonly onUploaded: () => void }) {
  const t = useT();
  const upload = useUploads();
  const take = async (files: readonly File[]) => {
    if (files.length > 0 && (await upload(files)).length > 0) onUploaded();
  };
  return (
    <FileButton multiple accept="image/*" onChange={(files) => void take(files)}>
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant="default"
          leftSection={<IconUpload size={14} />}
          data-testid="upload-pictures"
        >
          {t('MODULE.MEDIA_LIBRARY.UPLOAD')}
        </Button>
      )}
    </FileButton>
  );
}
