// @vitest-environment happy-dom
import type { MediaRecord } from '@plinth/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../boot/query-client.ts';
import { type Answers, answerCalls } from '../testing/answer-calls.ts';
import { FAKE_LIMITS } from '../testing/fake-library.ts';
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

/** Answers of a library with these files, folders, and nothing else. */
const library = (files: () => readonly MediaRecord[]): Answers => {
  let folders: readonly object[] = [];
  return {
    ...fakeSettings().answers,
    'MediaService.getList': ({ origin }: { origin?: string }) =>
      listOf(origin === 'sample' ? [] : files()),
    'MediaService.getFolders': () => ({ items: folders }),
    'MediaService.getLimits': () => ({ ...FAKE_LIMITS, extensions: ['jpg', 'mp4'] }),
    'MediaService.saveFolder': ({ item }: { item: object }) => {
      folders = [...folders, { id: 3, revision: 1, ...item }];
      return folders.at(-1);
    },
  };
};

const render = (picker: ReactNode) =>
  renderPanel(<QueryClientProvider client={createQueryClient()}>{picker}</QueryClientProvider>);

/** Shows a picker of a video whose content the server hasn't read. */
function show() {
  let file: MediaRecord = { ...FILM, is_ready: false };
  answerCalls({ ...library(() => [file]), 'MediaService.get': () => file });
  const onClose = vi.fn();
  render(<MediaPicker opened type="video" onClose={onClose} />);
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

test('asks the library for files of its kind alone', async () => {
  const calls = answerCalls(library(() => [FILM]));
  render(<MediaPicker opened type="video" mimeType="video/mp4" onClose={() => undefined} />);
  await screen.findByTestId('media-tile');
  const lists = calls
    .filter(({ method }) => method === 'MediaService.getList')
    .map(({ params }) => params as { readonly origin?: string })
    .filter(({ origin }) => origin !== 'sample');
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(list).toMatchObject({ type: 'video', mime_type: 'video/mp4' });
});

test('a folder can be created in it', async () => {
  answerCalls(library(() => [FILM]));
  render(<MediaPicker opened type="video" onClose={() => undefined} />);
  const create = await screen.findByTestId('new-folder');
  create.focus();
  fireEvent.click(create);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Boats' } });
  if (name.form) fireEvent.submit(name.form);
  await screen.findByRole('button', { name: 'Boats' });
  await waitFor(() => expect(document.activeElement).toBe(create));
});

test('takes all images of a folder at once, up to its limit', async () => {
  const images = [1, 2, 3].map((id) => sampleFile({ id, name: `${id}.jpg` }));
  answerCalls(library(() => images));
  const onClose = vi.fn();
  render(<MediaPicker opened type="images" max={2} onClose={onClose} />);
  await screen.findAllByTestId('media-tile');
  fireEvent.click(screen.getByTestId('pick-folder'));
  await screen.findByText('2 of 2 selected');
  fireEvent.click(screen.getByTestId('pick'));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(images.slice(0, 2));
});

test('a click beside it closes it only until something was chosen', async () => {
  answerCalls(library(() => [FILM]));
  const onClose = vi.fn();
  render(<MediaPicker opened type="video" onClose={onClose} />);
  const [tile] = within(await screen.findByTestId('media-tile')).getAllByRole('button');
  const beside = () => {
    const overlay = document.querySelector('.mantine-Modal-overlay');
    if (!overlay) throw new Error('The picker is not shown');
    fireEvent.click(overlay);
  };
  beside();
  expect(onClose).toHaveBeenCalledOnce();
  if (tile) fireEvent.click(tile);
  await screen.findByText('tide.mp4', { selector: '[role="status"]' });
  beside();
  expect(onClose).toHaveBeenCalledOnce();
});
