// @vitest-environment happy-dom
import { type MediaRecord, RpcError } from '@plinth/contract';
import { NO_EDITS } from '@plinth/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeLibrary } from '../../testing/fake-library.ts';
import { sampleFile } from '../../testing/media-file.ts';
import { fakeSettings, openPanel } from '../../testing/open-panel.tsx';

const FILE = sampleFile();

type Edit = { readonly id: number; readonly revision: number; readonly edits: object | null };

/** Opens the sheet of a file; `edits` are the calls to the server. */
const openFile = async (stored: MediaRecord) => {
  let file = stored;
  const edits: Edit[] = [];
  await openPanel('/media/', {
    ...fakeSettings().answers,
    ...fakeLibrary(() => file),
    'MediaService.edit': (edit: Edit) => {
      edits.push(edit);
      if (edit.revision !== file.revision) {
        throw new RpcError('CONFLICT', { revision: file.revision });
      }
      const { url, width, height } = FILE;
      const original = edit.edits && { url: url ?? '', width: width ?? 1, height: height ?? 1 };
      file = {
        ...{ ...file, revision: file.revision + 1 },
        original: original && { ...original, edits: { ...NO_EDITS, ...edit.edits } },
      };
      return file;
    },
  });
  fireEvent.click(
    within(await screen.findByTestId('media-tile')).getAllByRole('button')[0] as never,
  );
  await screen.findByTestId('file-form');
  const changeElsewhere = () => {
    file = { ...file, revision: file.revision + 1 };
  };
  return { edits, changeElsewhere };
};

const editor = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit image' }));
  await screen.findByRole('button', { name: 'Rotate right' });
  return within(await screen.findByTestId('image-editor'));
};

test('turns, crops to a ratio, and resizes an image, and restores it', async () => {
  const { edits } = await openFile(FILE);
  const dialog = await editor();
  expect(dialog.getByTestId('save-image')).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('button', { name: 'Rotate right' }));
  fireEvent.click(dialog.getByRole('combobox', { name: 'Aspect ratio' }));
  fireEvent.click(await screen.findByRole('option', { name: '1:1', hidden: true }));
  expect(dialog.getByLabelText('Height (px)')).toHaveProperty('value', '300');
  fireEvent.change(dialog.getByLabelText('Width (px)'), { target: { value: '150' } });
  expect(dialog.getByLabelText('Height (px)')).toHaveProperty('value', '150');
  fireEvent.click(dialog.getByTestId('save-image'));
  const restore = await screen.findByRole('button', { name: 'Restore original' });
  const crop = { x: 0, y: 50, width: 300, height: 300 };
  expect(edits).toEqual([
    { id: 7, revision: 1, edits: { flip: false, turn: 90, crop, width: 150 } },
  ]);
  fireEvent.click(restore);
  await waitFor(() => expect(edits[1]).toEqual({ id: 7, revision: 2, edits: null }));
  await waitFor(() => expect(screen.queryByText('Restore original')).toBeNull());
});

test.each(['Cancel', 'Escape'])('asks before edits are lost by %s', async (way) => {
  const { edits } = await openFile(FILE);
  const dialog = await editor();
  fireEvent.click(dialog.getByRole('button', { name: 'Flip vertically' }));
  if (way === 'Escape') fireEvent.keyDown(dialog.getByLabelText('Width (px)'), { key: 'Escape' });
  else fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByTestId('leave-button'));
  await waitFor(() => expect(screen.queryByTestId('save-image')).toBeNull());
  screen.getByTestId('file-form');
  expect(edits).toEqual([]);
});

test('compares the edits with the original', async () => {
  await openFile(FILE);
  const dialog = await editor();
  const compare = dialog.getByRole('button', { name: 'Show original' });
  expect(compare).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('button', { name: 'Rotate right' }));
  fireEvent.click(compare);
  expect(compare.getAttribute('aria-pressed')).toBe('true');
  dialog.getByRole('img', { name: 'Original image' });
  expect(document.querySelector('.image-frame')).toBeNull();
  fireEvent.click(compare);
  expect(document.querySelector<HTMLElement>('.image-frame img')?.style.transform).toContain(
    'rotate(90deg)',
  );
  fireEvent.click(compare);
  fireEvent.click(dialog.getByRole('button', { name: 'Rotate right' }));
  expect(compare.getAttribute('aria-pressed')).toBe('false');
});

test('names the crop and its handles for the keyboard', async () => {
  await openFile(FILE);
  const dialog = await editor();
  const area = dialog.getByLabelText('Crop area. Use the arrow keys to move it.');
  expect(area.tabIndex).toBe(0);
  expect(dialog.getByLabelText('Bottom right corner').tabIndex).toBe(0);
});

test('says that animations can’t be edited, and offers nothing for drawings', async () => {
  await openFile({ ...FILE, mime_type: 'image/gif', renditions: [] });
  screen.getByText('Animated images can’t be edited.');
  expect(screen.queryByTestId('edit-image')).toBeNull();
});

test('offers nothing for drawings', async () => {
  await openFile({ ...FILE, mime_type: 'image/svg+xml', renditions: [] });
  expect(screen.queryByTestId('edit-image')).toBeNull();
});

test('keeps the edits after a conflict, and saves them over the newest revision', async () => {
  const { edits, changeElsewhere } = await openFile(FILE);
  const dialog = await editor();
  fireEvent.click(dialog.getByRole('button', { name: 'Flip vertically' }));
  changeElsewhere();
  const save = () => fireEvent.click(screen.getByTestId('save-image'));
  save();
  await waitFor(() => expect(edits).toHaveLength(1));
  await waitFor(() => expect(screen.getByTestId('save-image')).toHaveProperty('disabled', false));
  save();
  await screen.findByRole('button', { name: 'Restore original' });
  expect(edits.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(edits[1]?.edits).toEqual(edits[0]?.edits);
});

test('shows the typed height of a portrait image until it is left', async () => {
  await openFile({ ...FILE, width: 90, height: 400 });
  const dialog = await editor();
  const height = dialog.getByLabelText('Height (px)');
  for (const value of ['1', '15', '150']) {
    fireEvent.change(height, { target: { value } });
    expect(height).toHaveProperty('value', value);
  }
  expect(dialog.getByLabelText('Width (px)')).toHaveProperty('value', '34');
  fireEvent.blur(height);
  expect(height).toHaveProperty('value', '151');
});

test('shows a small image no larger than its pixels', async () => {
  await openFile({ ...FILE, width: 60, height: 40 });
  await editor();
  const stage = document.querySelector<HTMLElement>('.image-crop');
  expect(stage?.style.maxWidth).toBe('60px');
});
