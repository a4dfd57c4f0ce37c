import type { MediaRecord } from '@plinth/contract';
import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useState } from 'react';
import type { PickRequest } from './media-picker.tsx';

const MediaPicker = lazyComponent(async () => (await import('./media-picker.tsx')).MediaPicker);

type PendingRequest = PickRequest & { readonly answer: (files: readonly MediaRecord[]) => void };

/**
 * Opens the media library: `pickFile` resolves to the selected file, or to null if it was closed;
 * `pickFiles` resolves to up to `max` images. Render `picker` somewhere.
 */
export const useMediaPicker = () => {
  const [pending, setPending] = useState<PendingRequest | null>(null);
  const [opened, setOpened] = useState(false);
  const request = useCallback(
    (options: PickRequest) =>
      new Promise<readonly MediaRecord[]>((answer) => {
        setPending({ ...options, answer });
        setOpened(true);
      }),
    [],
  );
  const pickFile = useCallback(
    async (options: Omit<PickRequest, 'max'> = {}) => (await request(options))[0] ?? null,
    [request],
  );
  const pickFiles = useCallback((max: number) => request({ max }), [request]);
  const close = (files: readonly MediaRecord[]) => {
    pending?.answer(files);
    setOpened(false);
  };
  // Stays mounted while closed, so focus can return to the opener.
  const picker = (
    <LazyMount when={opened}>
      <MediaPicker
        opened={opened}
        type={pending?.type}
        mimeType={pending?.mimeType}
        isOwn={pending?.isOwn}
        selected={pending?.selected}
        max={pending?.max}
        onClose={close}
      />
    </LazyMount>
  );
  return { pickFile, pickFiles, picker };
};
