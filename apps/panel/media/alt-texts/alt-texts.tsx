import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, useMounted } from '@plinth/ui';
import { useRef, useState } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { AltTextsForm } from './alt-texts-form.tsx';
import { type Described, useDescribed } from './use-described.ts';
import './alt-texts.css';

type AltTextsProps = { readonly images: Described; readonly onClose: () => void };

/** Alt texts of several images, saved together. */
export const AltTexts = ({ images, onClose }: AltTextsProps) => {
  const t = useT();
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, {
    getInitialValueInEffect: false,
  });
  const { files, firstOf, error, retry } = useDescribed(images);
  const isDirty = useRef(false);
  const [isClosing, setClosing] = useState(false);
  // Deferred: the same Escape would otherwise also close the question.
  const close = () => (isDirty.current ? void setTimeout(() => setClosing(true)) : onClose());
  return (
    <Modal
      opened={isMounted}
      onClose={close}
      closeOnEscape={!isClosing}
      title={t('MODULE.MEDIA_LIBRARY.ALTS.TITLE')}
      size={720}
      fullScreen={isPhone}
      data-testid="alt-texts"
    >
      {error && <LoadError error={error} onRetry={retry} />}
      {!files && !error && <FormSkeleton fields={4} />}
      {files?.length === 0 && <Text>{t('MODULE.MEDIA_LIBRARY.ALTS.NONE')}</Text>}
      {files && files.length > 0 && (
        <AltTextsForm
          files={files}
          firstOf={firstOf}
          onClose={onClose}
          onDirty={(value) => {
            isDirty.current = value;
          }}
          closing={isClosing ? { leave: onClose, stay: () => setClosing(false) } : null}
        />
      )}
    </Modal>
  );
};
