import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { MediaType } from '@plinth/model';
import { useMounted } from '@plinth/ui';
import { useState } from 'react';
import { ImagesLibrary } from './images-library.tsx';
import { pickLabel } from './pick-label.ts';
import { PickerLibrary } from './picker-library.tsx';

export type PickRequest = {
  /** Only files of this type. */
  readonly type?: MediaType | undefined;
  /** Only files of this format. */
  readonly mimeType?: string | undefined;
  /** Leaves out samples at first, for what only the owner has: a logo. */
  readonly isOwn?: boolean;
  /** The file currently in use. */
  readonly selected?: number | null;
  /** Selects up to this many images instead of one file. */
  readonly max?: number;
};

type MediaPickerProps = PickRequest & {
  readonly opened: boolean;
  /** Called with the chosen files; empty if the dialog was closed. */
  readonly onClose: (files: readonly MediaRecord[]) => void;
};

/** The library in a dialog; double click or Enter selects a file. */
export const MediaPicker = ({ opened, onClose, max, ...request }: MediaPickerProps) => {
  const t = useT();
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, {
    getInitialValueInEffect: false,
  });
  const [isUnfinished, setUnfinished] = useState(false);
  return (
    <Modal
      opened={opened && isMounted}
      onClose={() => onClose([])}
      closeOnClickOutside={!isUnfinished}
      title={t(max === undefined ? pickLabel(request.type) : 'MODULE.MEDIA_LIBRARY.PICK_IMAGES')}
      size={1080}
      fullScreen={isPhone}
      classNames={{ body: 'media-picker' }}
      data-testid="media-picker"
    >
      {max === undefined ? (
        <PickerLibrary
          type={request.type}
          mimeType={request.mimeType}
          isOwn={request.isOwn}
          selected={request.selected ?? null}
          onClose={(file) => onClose(file ? [file] : [])}
          onUnfinished={setUnfinished}
        />
      ) : (
        <ImagesLibrary max={max} onClose={onClose} onUnfinished={setUnfinished} />
      )}
    </Modal>
  );
};
