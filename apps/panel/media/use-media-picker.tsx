import type { MediaRecord } from '@plinth/contract';
import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useState } from 'react';
import type { PickRequest } from './media-picker.tsx';

const MediaPicker = lazyComponent(async () => (await import('./media-picker.tsx')).MediaPicker);

type Asked = PickRequest & { readonly answer: (files: readonly MediaRecord[]) => void };

/**
 * Opens the media library: `pick` resolves to the selected file, or to null if it was closed;
 * `pickPictures` resolves to up to `max` images. Render `picker` somewhere.
 */
export const useMediaPicker = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const ask = useCallback(
    (request: PickRequest) =>
      new Promise<readonly MediaRecord[]>((answer) => {
        setAsked({ ...request, answer });
        setOpened(true);
      }),
    [],
  );
  const pick = useCallback(
    async (request: Omit<PickRequest, 'max'> = {}) => (await ask(request))[0] ?? null,
    [ask],
  );
  const pickPictures = useCallback((max: number) => ask({ max }), [ask]);
  const close = (files: readonly MediaRecord[]) => {
    asked?.answer(files);
    setOpened(false);
  };
  // Stays mounted while closed, so focus can return to the opener.
  const picker = (
    <LazyMount when={opened}>
      <MediaPicker
        opened={opened}
        type={asked?.type}
        selected={asked?.selected}
        max={asked?.max}
        onClose={close}
      />
    </LazyMount>
  );
  return { pick, pickPictures, picker };
};
