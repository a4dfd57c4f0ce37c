import { Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { GridSkeleton } from '@plinth/ui';
import { lazy, Suspense } from 'react';
import type { PickerLibraryProps } from './picker-library.tsx';

const PickerLibrary = lazy(async () => ({
  default: (await import('./picker-library.tsx')).PickerLibrary,
}));

type MediaPickerProps = PickerLibraryProps & { readonly opened: boolean };

/** The whole library in a dialog, loaded when it is first opened; double click or Enter takes a file. */
export const MediaPicker = ({ opened, ...rest }: MediaPickerProps) => {
  const t = useT();
  return (
    <Modal
      opened={opened}
      onClose={() => rest.onClose(null)}
      title={t('MODULE.MEDIA_LIBRARY.PICK')}
      size={1080}
      classNames={{ body: 'media-picker' }}
      data-testid="media-picker"
    >
      <Suspense fallback={<GridSkeleton />}>
        <PickerLibrary {...rest} />
      </Suspense>
    </Modal>
  );
};
