// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as sending from '../../media/send-file.ts';
import { hasUnsavedWork } from '../../session/unsaved.ts';
import type { Answers } from '../../testing/answer-calls.ts';
import { FAKE_LIMITS } from '../../testing/fake-library.ts';
import { sampleFile } from '../../testing/media-file.ts';
import { fakeSettings, listOf, openPanel } from '../../testing/open-panel.tsx';

const FOLDER = { id: 3, revision: 1, name: 'Harbor', parent_id: null };

const open = (path: string, answers: Answers = {}) =>
  openPanel(path, {
    ...fakeSettings().answers,
    'MediaService.getList': () => ({ ...listOf([sampleFile()]), total: 41 }),
    'MediaService.getFolders': () => ({ items: [FOLDER] }),
    'MediaService.getLimits': () => FAKE_LIMITS,
    'MediaService.get': () => sampleFile(),
    'MediaService.getUsage': () => ({ items: [] }),
    ...answers,
  });

const sheet = () => screen.findByRole('dialog', { name: 'File details' });
const close = async () => {
  fireEvent.keyDown(await sheet(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('a link to a file opens it again after it was closed', async () => {
  const { go, history } = await open('/media/file/7/');
  await close();
  expect(history.location.href).toBe('/media/');
  await go('/media/file/7/');
  await sheet();
});

test('folder, search and page of the list stay when a file is opened and closed', async () => {
  const { history, paramsOf } = await open('/media/folder/3/');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'quay' } });
  const isListed = (list: object) =>
    waitFor(() =>
      expect(paramsOf('MediaService.getList')).toContainEqual(expect.objectContaining(list)),
    );
  await isListed({ search: 'quay', page: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await isListed({ search: 'quay', page: 2 });
  const grid = within(screen.getByTestId('media-grid'));
  fireEvent.click(await grid.findByRole('button', { name: /quay.jpg/ }));
  await sheet();
  expect(history.location.href).toContain('file=');
  await close();
  expect(history.location.href).not.toContain('file=');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('quay');
  screen.getByRole('button', { name: 'Page 2', current: 'page' });
});

test('the address says which files are listed, and another folder keeps its filters', async () => {
  const { history, paramsOf } = await open('/media/?state=unused&sort=LARGEST&type=video&page=2');
  await waitFor(() =>
    expect(paramsOf('MediaService.getList')).toContainEqual(
      expect.objectContaining({
        ...{ is_unused: true, type: 'video', page: 2 },
        ...{ sort: 'size', direction: 'desc' },
      }),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Harbor' }));
  await waitFor(() => expect(history.location.pathname).toBe('/media/folder/3/'));
  expect(history.location.search).toBe('?state=unused&sort=LARGEST&type=video');
  fireEvent.click(await screen.findByRole('combobox', { name: 'Filter by use and alt text' }));
  fireEvent.click(await screen.findByRole('option', { name: 'No alt text', hidden: true }));
  await waitFor(() =>
    expect(paramsOf('MediaService.getList')).toContainEqual(
      expect.objectContaining({ lacks_alt: true, type: 'images', folder_id: 3 }),
    ),
  );
});

test('uploads continue on other screens, into the folder in which they were chosen', async () => {
  const asked: (number | null)[] = [];
  const send = vi.spyOn(sending, 'sendFile').mockImplementation((_file, folder) => {
    asked.push(folder);
    return new Promise(() => undefined);
  });
  onTestFinished(() => send.mockRestore());
  const { go } = await open('/media/folder/3/', { 'MenusService.getList': () => listOf([]) });
  const area = await screen.findByTestId('media-grid');
  const input = area.ownerDocument.querySelector('input[type="file"][multiple]');
  if (!input) throw new Error('no input for files');
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name));
  fireEvent.change(input, { target: { files } });
  const tray = await screen.findByTestId('upload-tray');
  await go('/menus/');
  await screen.findByRole('heading', { name: 'Menus' });
  expect(screen.getByTestId('upload-tray')).toBe(tray);
  expect(hasUnsavedWork()).toBe(true);
  fireEvent.click(within(tray).getByRole('button', { name: 'Cancel a.jpg' }));
  await waitFor(() => expect(asked).toEqual([3, 3, 3]));
  fireEvent.click(within(tray).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByTestId('upload-tray')).toBeNull());
  expect(hasUnsavedWork()).toBe(false);
});

test('a meter says how much the files take of the space that they may have', async () => {
  const limits = { ...FAKE_LIMITS, total_max_size: 4, used_size: 3 * 1024 };
  await open('/media/', { 'MediaService.getLimits': () => limits });
  const meter = await screen.findByRole('progressbar', { name: '3 KB of 4 KB used' });
  expect(meter.getAttribute('aria-valuenow')).toBe('75');
});
