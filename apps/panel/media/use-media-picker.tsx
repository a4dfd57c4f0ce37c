import type { MediaRecord } from '@plinth/contract';
import type { MediaType } from '@plinth/model';
import { Later, later } from '@plinth/ui';
import { useCallback, useState } from 'react';

const MediaPicker = later(async () => (await import('./media-picker.tsx')).MediaPicker);

export type PickRequest = {
  /** Only files of this type. */
  readonly type?: MediaType;
  /** The file that is used now. */
  readonly selected?: number | null;
};

type Asked = PickRequest & { readonly answer: (file: MediaRecord | null) => void };

/**
 * Choosing a file from the library: `pick` opens it and answers the file, or null when it was
 * closed. `picker` has to be rendered somewhere.
 */
export const useMediaPicker = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const pick = useCallback(
    (request: PickRequest = {}) =>
      new Promise<MediaRecord | null>((answer) => {
        setAsked({ ...request, answer });
        setOpened(true);
      }),
    [],
  );
  const close = (file: MediaRecord | null) => {
    asked?.answer(file);
    setOpened(false);
  };
  // It stands there closed as well, so that the focus goes back to where it came from.
  const picker = (
    <Later asked={opened}>
      <MediaPicker
        opened={opened}
        type={asked?.type}
        selected={asked?.selected ?? null}
        onClose={close}
      />
    </Later>
  );
  return { pick, picker };
};
