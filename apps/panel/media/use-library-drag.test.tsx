// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FAKE_LIMITS } from '../testing/fake-library.ts';
import { sampleFile } from '../testing/media-file.ts';
import { fakeSettings, listOf, openPanel } from '../testing/open-panel.tsx';

const folder = (id: number, name: string, parent_id: number | null) => ({
  ...{ id, revision: 1, name, parent_id, is_protected: false },
});
const FOLDERS = [folder(3, 'Harbor', null), folder(4, 'Boats', 3), folder(5, 'Town', null)];
const FILES = [sampleFile({ folder_id: 4 }), sampleFile({ id: 8, name: 'boat.jpg' })];

const open = async (path = '/media/') => {
  const panel = await openPanel(path, {
    ...fakeSettings().answers,
    'MediaService.getList': ({ origin }: { origin?: string }) =>
      listOf(origin === 'sample' ? [] : FILES),
    'MediaService.getFolders': () => ({ items: FOLDERS }),
    'MediaService.getLimits': () => FAKE_LIMITS,
    'MediaService.move': ({ ids }: { ids: readonly number[] }) => ({ moved: ids.length }),
    'MediaService.saveFolder': ({ item }: { item: object }) => ({ ...FOLDERS[2], ...item }),
  });
  await screen.findAllByTestId('media-tile');
  return panel;
};

const place = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Folders' })).getByRole('button', { name });
const dataTransfer = () => ({ effectAllowed: '', setData: () => undefined, types: [] });

/** Whether the target takes what is dragged. */
const drag = (source: Element | null | undefined, target: Element): boolean => {
  if (!source) throw new Error('nothing to drag');
  fireEvent.dragStart(source, { dataTransfer: dataTransfer() });
  const over = createEvent.dragOver(target, { dataTransfer: dataTransfer() });
  fireEvent(target, over);
  fireEvent.drop(target, { dataTransfer: dataTransfer() });
  fireEvent.dragEnd(source, { dataTransfer: dataTransfer() });
  return over.defaultPrevented;
};

test('moves a dragged file with the other selected ones, and undoes it', async () => {
  const { paramsOf } = await open();
  const tiles = screen.getAllByTestId('media-tile');
  for (const name of ['quay.jpg', 'boat.jpg'])
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  expect(drag(tiles[1], place('Town'))).toBe(true);
  await screen.findByText('2 files moved');
  expect(paramsOf('MediaService.move')).toEqual([{ ids: [7, 8], folder_id: 5 }]);
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() =>
    expect(paramsOf('MediaService.move').slice(1)).toEqual([
      { ids: [7], folder_id: 4 },
      { ids: [8], folder_id: null },
    ]),
  );
});

test('takes a file out of all folders', async () => {
  const { paramsOf } = await open();
  const [inFolder, outside] = screen.getAllByTestId('media-tile');
  expect(drag(outside, place('All files'))).toBe(false);
  expect(drag(inFolder, place('All files'))).toBe(true);
  await screen.findByText('1 file moved');
  expect(paramsOf('MediaService.move')).toEqual([{ ids: [7], folder_id: null }]);
});

test('moves a folder into another one, but never into itself', async () => {
  const { paramsOf } = await open();
  expect(drag(place('Harbor'), place('Boats'))).toBe(false);
  expect(drag(place('Town'), place('Boats'))).toBe(true);
  await screen.findByText('“Town” moved to “Boats”');
  expect(paramsOf('MediaService.saveFolder')).toEqual([
    { item: { id: 5, parent_id: 4 }, revision: 1 },
  ]);
});
