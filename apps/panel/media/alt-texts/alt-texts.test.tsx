// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../testing/answer-calls.ts';
import { FAKE_LIMITS } from '../../testing/fake-library.ts';
import { sampleFile } from '../../testing/media-file.ts';
import { fakeSettings, listOf, openPanel } from '../../testing/open-panel.tsx';

const PHOTO = sampleFile({ id: 7, name: 'quay.jpg', alt: '' });
const OTHER = sampleFile({ id: 8, name: 'boat.jpg', alt: 'A boat', revision: 3 });
const ICON = sampleFile({ id: 9, name: 'icon.png', alt: '' });
const FILES = [PHOTO, OTHER, ICON];

const open = (answers: Answers = {}) =>
  openPanel('/media/', {
    ...fakeSettings({ general: { favicon_id: ICON.id } }).answers,
    'MediaService.getList': ({ origin, lacks_alt }: { origin?: string; lacks_alt?: true }) =>
      listOf(origin === 'sample' ? [] : FILES.filter(({ alt }) => !lacks_alt || alt === '')),
    'MediaService.getFolders': () => ({ items: [] }),
    'MediaService.getLimits': () => FAKE_LIMITS,
    'MediaService.get': ({ id }: { id: number }) => FILES.find((file) => file.id === id),
    'MediaService.describe': ({ items }: { items: unknown[] }) => ({ described: items.length }),
    ...answers,
  });

test('describes all images without alt text, but not the favicon, in one call', async () => {
  const { paramsOf } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add alt text' }));
  const field = await screen.findByLabelText('quay.jpg');
  expect(screen.queryByLabelText('boat.jpg')).toBeNull();
  expect(screen.queryByLabelText('icon.png')).toBeNull();
  fireEvent.change(field, { target: { value: 'The quay' } });
  fireEvent.submit(field);
  await screen.findByText('1 alt text saved');
  expect(paramsOf('MediaService.describe')).toEqual([
    { items: [{ id: 7, revision: 1, alt: 'The quay' }] },
  ]);
});

test('describes the selected images, saves only what changed, and asks before closing', async () => {
  const { paramsOf } = await open();
  for (const { name } of [PHOTO, OTHER]) {
    fireEvent.click(await screen.findByLabelText(`Select ${name}`));
  }
  const bar = within(await screen.findByTestId('bulk-bar'));
  fireEvent.click(bar.getByRole('button', { name: 'Edit alt text' }));
  const field = await screen.findByLabelText<HTMLInputElement>('boat.jpg');
  expect(field.value).toBe('A boat');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  const asked = within(await screen.findByTestId('unsaved-dialog'));
  fireEvent.click(await asked.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(paramsOf('MediaService.describe')).toEqual([
      { items: [{ id: 8, revision: 3, alt: '' }] },
    ]),
  );
});

test('says that only the first images are shown', async () => {
  await open({
    'MediaService.getList': () => ({ ...listOf(FILES), total: 130 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add alt text' }));
  // The favicon and what has a text are left out.
  await screen.findByText('These are the first 1 of 130 images.');
});

test('leaves out an image that was deleted, and marks one that is refused', async () => {
  await open({
    'MediaService.get': ({ id }: { id: number }) => {
      if (id === PHOTO.id) throw new RpcError('NOT_FOUND');
      return OTHER;
    },
    'MediaService.describe': () => {
      throw new RpcError('VALIDATION', { errors: { 'items.0.id': ['valueInvalid'] } });
    },
  });
  for (const { name } of [PHOTO, OTHER]) {
    fireEvent.click(await screen.findByLabelText(`Select ${name}`));
  }
  const bar = within(await screen.findByTestId('bulk-bar'));
  fireEvent.click(bar.getByRole('button', { name: 'Edit alt text' }));
  const field = await screen.findByLabelText('boat.jpg');
  expect(screen.queryByLabelText('quay.jpg')).toBeNull();
  fireEvent.change(field, { target: { value: 'A ship' } });
  fireEvent.submit(field);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});
