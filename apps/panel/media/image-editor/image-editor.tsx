import { Button, Group, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type ImageSize, NO_EDITS } from '@plinth/model';
import { useMounted } from '@plinth/ui';
import { IconEye } from '@tabler/icons-react';
import { useReducer, useState } from 'react';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { CropStage } from './crop-stage.tsx';
import { type EditAction, type EditState, isSameEdit, nextState } from './edit-state.ts';
import { EditTools } from './edit-tools.tsx';
import { useSaveEdits } from './use-save-edits.ts';
import './image-editor.css';

type ImageEditorProps = {
  readonly file: MediaRecord;
  readonly onClose: () => void;
};

const originalOf = ({ original, url, width, height, renditions }: MediaRecord) =>
  original ?? {
    url: renditions.findLast(({ mime_type }) => mime_type === 'image/webp')?.url ?? url,
    width: width ?? 1,
    height: height ?? 1,
    edits: NO_EDITS,
  };

const useEdits = (size: ImageSize, initial: EditState) =>
  useReducer((state: EditState, action: EditAction) => nextState(size, state, action), initial);

/** Crops, turns, flips, and resizes an image in a dialog. The original is kept. */
export const ImageEditor = ({ file, onClose }: ImageEditorProps) => {
  const t = useT();
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, {
    getInitialValueInEffect: false,
  });
  const [original] = useState(() => originalOf(file));
  const size = { width: original.width, height: original.height };
  const [state, dispatch] = useEdits(size, { edits: original.edits, ratio: 'free' });
  const isDirty = !isSameEdit(size, state.edits, original.edits);
  const isEdited = !isSameEdit(size, state.edits, NO_EDITS);
  const [isComparing, setComparing] = useState(false);
  const act = (action: EditAction) => {
    setComparing(false);
    dispatch(action);
  };
  const [isClosing, setClosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const saveEdits = useSaveEdits(file);
  const save = async () => {
    setBusy(true);
    const worked = await saveEdits(state.edits, onClose);
    setBusy(false);
    return worked;
  };
  // Deferred: the same Escape would otherwise also close the question.
  const close = () => (isDirty ? void setTimeout(() => setClosing(true)) : onClose());
  return (
    <Modal
      opened={isMounted}
      onClose={close}
      closeOnEscape={!isClosing}
      closeOnClickOutside={!isDirty}
      title={t('MODULE.MEDIA_LIBRARY.EDIT.OPEN')}
      size={960}
      fullScreen={isPhone}
      data-testid="image-editor"
    >
      <div className="image-editor">
        <CropStage
          source={original.url}
          size={size}
          state={state}
          isOriginal={isComparing}
          onCrop={(crop) => act({ kind: 'crop', crop })}
        />
        <EditTools {...{ size, state }} onAction={act} />
      </div>
      <Group justify="space-between" mt="lg">
        <Group gap="sm">
          <Button variant="subtle" disabled={!isEdited} onClick={() => act({ kind: 'reset' })}>
            {t('MODULE.MEDIA_LIBRARY.EDIT.RESET')}
          </Button>
          <Button
            variant={isComparing ? 'light' : 'subtle'}
            leftSection={<IconEye size={16} />}
            disabled={!isEdited}
            aria-pressed={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            {t('MODULE.MEDIA_LIBRARY.EDIT.COMPARE')}
          </Button>
        </Group>
        <Group gap="sm">
          <Button variant="default" onClick={close}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button
            loading={isBusy}
            disabled={!isDirty}
            onClick={() => void save()}
            data-testid="save-image"
          >
            {t('COMMON.ACTION.SAVE')}
          </Button>
        </Group>
      </Group>
      <UnsavedGuard
        work={isDirty ? { save } : null}
        closing={isClosing ? { leave: onClose, stay: () => setClosing(false) } : null}
      />
    </Modal>
  );
};
