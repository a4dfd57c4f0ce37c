// @vitest-environment happy-dom
import type { MediaRecord } from '@plinth/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../boot/query-client.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { sampleFile } from '../testing/media-file.ts';
import { fakeSettings, listOf } from '../testing/open-panel.tsx';
import { renderPanel } from '../testing/render-panel.tsx';
import { MediaPicker } from './media-picker.tsx';

const FILM = sampleFile({
  name: 'tide.mp4',
  type: 'video',
  mime_type: 'video/mp4',
  renditions: [],
});

/** Shows a picker of a video whose content the server hasn't read. */
function show() {
  let file: MediaRecord = { ...FILM, is_ready: false };
  answerCalls({
    ...fakeSettings().answers,
    'MediaService.getList': ({ origin }: { origin?: string }) =>
      listOf(origin === 'sample' ? [] : [file]),
    'MediaService.getFolders': () => ({ items: [] }),
    'MediaService.getLimits': () => ({ extensions: ['mp4'], upload_max_size: 9 }),
    'MediaService.get': () => file,
  });
  const onClose = vi.fn();
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <MediaPicker opened type="video" onClose={onClose} />
    </QueryClientProvider>,
  );
  const read = () => {
    file = FILM;
  };
  return { onClose, read };
}

test('waits for the server to read a chosen file', async () => {
  const { onClose, read } = show();
  const tile = within(await screen.findByTestId('media-tile'));
  tile.getByText(/Processing…/);
  const [button] = tile.getAllByRole('button');
  if (button) fireEvent.click(button);
  await screen.findByText('tide.mp4 is being processed…');
  const pick = screen.getByTestId<HTMLButtonElement>('pick');
  expect(pick.disabled).toBe(true);
  // Choosing it again doesn't take it either.
  if (button) fireEvent.doubleClick(button);
  expect(onClose).not.toHaveBeenCalled();
  read();
  await waitFor(() => expect(pick.disabled).toBe(false), { timeout: 10_000 });
  expect(screen.queryByText('tide.mp4 is being processed…')).toBeNull();
  fireEvent.click(pick);
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith([FILM]));
});
