// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleFile } from '../../testing/media-file.ts';
import { fakeSettings, listOf, openPanel } from '../../testing/open-panel.tsx';

const FOLDER = { id: 3, revision: 1, name: 'Harbor', parent_id: null };

const open = (path: string) =>
  openPanel(path, {
    ...fakeSettings().answers,
    'MediaService.getList': () => ({ ...listOf([sampleFile()]), total: 41 }),
    'MediaService.getFolders': () => ({ items: [FOLDER] }),
    'MediaService.getLimits': () => ({ extensions: ['jpg'], upload_max_size: 9 }),
    'MediaService.get': () => sampleFile(),
    'MediaService.getUsage': () => ({ items: [] }),
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
  expect(history.location.href).toBe('/media/folder/3/');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('quay');
  screen.getByRole('button', { name: 'Page 2', current: 'page' });
});
