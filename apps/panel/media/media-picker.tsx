import { Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsThere } from '@plinth/ui';
import { PickerLibrary, type PickerLibraryProps } from './picker-library.tsx';

type MediaPickerProps = PickerLibraryProps & { readonly opened: boolean };

/** The whole library in a dialog; double click or Enter takes a file. */
export const MediaPicker = ({ opened, ...rest }: MediaPickerProps) => {
  const t = useT();
  const isThere = useIsThere();
  return (
    <Modal
      opened={opened && isThere}
      onClose={() => rest.onClose(null)}
      title={t('MODULE.MEDIA_LIBRARY.PICK')}
      size={1080}
      classNames={{ body: 'media-picker' }}
      data-testid="media-picker"
    >
      <PickerLibrary {...rest} />
    </Modal>
  );
};
