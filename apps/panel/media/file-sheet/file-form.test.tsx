// @vitest-environment happy-dom
import type { MediaRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeLibrary } from '../../testing/fake-library.ts';
import { sampleFile } from '../../testing/media-file.ts';
import { fakeSettings, openPanel } from '../../testing/open-panel.tsx';

type Save = { readonly item: Partial<MediaRecord>; readonly revision: number };

/** Opens the library with the properties of an image, which are saved like on the server. */
const open = async () => {
  let file = sampleFile();
  const panel = await openPanel('/media/', {
    ...fakeSettings().answers,
    ...fakeLibrary(() => file),
    'MediaService.save': ({ item, revision }: Save) => {
      file = { ...file, ...item, revision: revision + 1 };
      return file;
    },
  });
  const tile = within(await screen.findByTestId('media-tile'));
  const show = async () => {
    fireEvent.click(tile.getByRole('button', { name: /quay.jpg/ }));
    return screen.findByLabelText<HTMLInputElement>('Title');
  };
  return { ...panel, tile, title: await show(), show };
};

const sheet = () => screen.getByRole('dialog', { name: 'File details' });
const close = () => fireEvent.keyDown(sheet(), { key: 'Escape' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Answers the question before input is lost. */
const answer = async (name: string) => {
  await screen.findByText('Leave without saving?');
  fireEvent.click(within(screen.getByTestId('unsaved-dialog')).getByText(name));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
};

test('an image without alt text is marked until it has one', async () => {
  const { tile, paramsOf } = await open();
  expect(tile.getByRole('img', { name: 'No alt text' }).textContent).toBe('No alt text');
  type(screen.getByLabelText('Alt text'), 'Boats at the quay');
  fireEvent.click(screen.getByTestId('save-file'));
  await waitFor(() => expect(tile.queryByRole('img', { name: 'No alt text' })).toBeNull());
  expect(paramsOf('MediaService.save')).toEqual([
    { item: { id: 7, alt: 'Boats at the quay' }, revision: 1 },
  ]);
});

test('arrow keys move the focal point and every crop, and it is saved', async () => {
  const { paramsOf } = await open();
  const crops = () =>
    [...document.querySelectorAll<HTMLElement>('.focal-crops img')].map(
      ({ style }) => style.objectPosition,
    );
  expect(crops()).toEqual(Array(3).fill('50% 50%'));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp'])
    fireEvent.keyDown(screen.getByTestId('focal-point'), { key });
  expect(crops()).toEqual(Array(3).fill('54% 48%'));
  fireEvent.click(screen.getByTestId('save-file'));
  await waitFor(() =>
    expect(paramsOf('MediaService.save')).toEqual([
      { item: { id: 7, focal_point: { x: 54, y: 48 } }, revision: 1 },
    ]),
  );
});

test('closing asks before unsaved properties are lost', async () => {
  const { title, show } = await open();
  type(title, 'Half written');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace file' }).disabled).toBe(
    true,
  );
  close();
  await answer('Keep editing');
  expect(title.value).toBe('Half written');
  close();
  await answer('Save');
  await isClosed();
  const again = await show();
  expect(again.value).toBe('Half written');
  type(again, 'Given up');
  close();
  await answer('Discard');
  await isClosed();
  expect((await show()).value).toBe('Half written');
});
