import type { MediaRecord } from '@plinth/contract';
import { LazyMount, later } from '@plinth/ui';
import { useCallback, useState } from 'react';
import type { PickRequest } from './media-picker.tsx';

const MediaPicker = later(async () => (await import('./media-picker.tsx')).MediaPicker);

type Asked = PickRequest & { readonly answer: (files: readonly MediaRecord[]) => void };

/**
 * Choosing from the library: `pick` opens it and answers the file, or null when it was closed;
 * `pickPictures` answers up to `max` images. `picker` has to be rendered somewhere.
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
  // It stands there closed as well, so that the focus goes back to where it came from.
  const picker = (
    <LazyMount asked={opened}>
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
