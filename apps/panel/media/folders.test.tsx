// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/answer-calls.ts';
import { FAKE_LIMITS } from '../testing/fake-library.ts';
import { sampleFile } from '../testing/media-file.ts';
import { fakeSettings, listOf, openPanel } from '../testing/open-panel.tsx';

type Folder = { readonly id: number; readonly name: string; readonly parent_id: number | null };
type Moved = { readonly ids: readonly number[]; readonly folder_id: number | null };

/** Opens a library whose folders and files are changed like on the server. */
const open = async (path = '/media/', more: Answers = {}) => {
  let folders: readonly Folder[] = [{ id: 3, name: 'Harbor', parent_id: null }];
  let files = [sampleFile({ folder_id: 3 }), sampleFile({ id: 8, name: 'boat.jpg', folder_id: 3 })];
  const panel = await openPanel(path, {
    ...fakeSettings().answers,
    'MediaService.getList': ({ folder_id, origin }: { folder_id?: number; origin?: string }) =>
      listOf(
        origin === 'sample'
          ? []
          : files.filter((file) => folder_id === undefined || file.folder_id === folder_id),
      ),
    'MediaService.getFolders': () => ({ items: folders.map((one) => ({ ...one, revision: 1 })) }),
    'MediaService.getLimits': () => FAKE_LIMITS,
    'MediaService.saveFolder': ({ item }: { item: Partial<Folder> }) => {
      const saved = {
        ...{ id: 3 + folders.length, name: '', parent_id: null },
        ...folders.find(({ id }) => id === item.id),
        ...item,
      };
      folders = [...folders.filter(({ id }) => id !== saved.id), saved];
      return { ...saved, revision: 2 };
    },
    'MediaService.move': ({ ids, folder_id }: Moved) => {
      files = files.map((file) => (ids.includes(file.id) ? { ...file, folder_id } : file));
      return { moved: ids.length };
    },
    ...more,
  });
  await screen.findAllByTestId('media-tile');
  const saved = () =>
    panel.paramsOf('MediaService.saveFolder').map(({ item }: { item: object }) => item);
  return { ...panel, saved };
};

const focused = () => document.activeElement;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Enters a name in the dialog that is open, as soon as its field has the focus. */
const enterName = async (title: string, name: string) => {
  const field = within(await dialog(title)).getByLabelText<HTMLInputElement>('Name');
  await waitFor(() => expect(focused()).toBe(field));
  fireEvent.change(field, { target: { value: name } });
  if (field.form) fireEvent.submit(field.form);
  await isClosed();
};

/** Presses a button that has the focus, and chooses an entry of its menu. */
const choose = async (button: HTMLElement, entry: string) => {
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};

test('a folder is created, renamed, and moved, and each returns the focus', async () => {
  const { saved } = await open();
  const create = screen.getByTestId('new-folder');
  create.focus();
  fireEvent.click(create);
  await enterName('New folder', 'Summer');
  await screen.findByText('“Summer” created');
  await waitFor(() => expect(focused()).toBe(create));

  await choose(screen.getByRole('button', { name: 'More actions for Summer' }), 'Rename');
  await enterName('Rename', 'Winter');
  const actions = await screen.findByRole('button', { name: 'More actions for Winter' });
  await waitFor(() => expect(focused()).toBe(actions));

  await choose(actions, 'Move');
  const move = within(await dialog('Move'));
  const parent = move.getByRole('combobox', { name: 'Parent folder' });
  await waitFor(() => expect(focused()).toBe(parent));
  fireEvent.click(parent);
  await waitFor(() => expect(parent.getAttribute('aria-controls')).toBeTruthy());
  const list = document.getElementById(parent.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
  // Not the folder itself.
  expect(options.map(({ textContent }) => textContent)).toEqual(['Unfiled', 'Harbor']);
  if (options[1]) fireEvent.click(options[1]);
  fireEvent.click(move.getByRole('button', { name: 'Move' }));
  await screen.findByText('“Winter” moved to “Harbor”');
  await isClosed();
  await waitFor(() => expect(focused()).toBe(actions));
  expect(saved()).toEqual([
    { name: 'Summer', parent_id: null },
    { id: 4, name: 'Winter' },
    { id: 4, parent_id: 3 },
  ]);
});

test('a folder is created inside the current one, also by the button of small screens', async () => {
  const { saved } = await open('/media/folder/3/');
  fireEvent.click(screen.getByTestId('new-folder-small'));
  await enterName('New folder', 'May');
  expect(saved()).toEqual([{ name: 'May', parent_id: 3 }]);
});

test('files are moved from their folder, and the focus stays in the grid', async () => {
  const { paramsOf } = await open('/media/folder/3/');
  const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  const move = async (name: string) => {
    tick(name).focus();
    fireEvent.click(tick(name));
    const skip = await screen.findByRole('button', { name: 'Skip to actions' });
    skip.focus();
    fireEvent.click(skip);
    const [button] = within(screen.getByTestId('bulk-bar')).getAllByRole('button');
    expect(focused()).toBe(button);
    if (button) await choose(button, 'Unfiled');
    await waitFor(() => expect(screen.queryByTestId('bulk-bar')).toBeNull());
  };
  await move('quay.jpg');
  await waitFor(() => expect(screen.getAllByTestId('media-tile')).toHaveLength(1));
  const [rest] = screen.getAllByTestId('media-tile');
  await waitFor(() => expect(focused()).toBe(rest?.querySelector('button')));
  await move('boat.jpg');
  await waitFor(() => expect(focused()).toBe(screen.getByTestId('upload-button')));
  expect(paramsOf('MediaService.move')).toEqual([
    { ids: [7], folder_id: null },
    { ids: [8], folder_id: null },
  ]);
});

test('a folder with protected files can’t be deleted, and says which they are', async () => {
  const { paramsOf } = await open('/media/', {
    'MediaService.getFolders': () => ({
      items: [
        { id: 3, name: 'Harbor', parent_id: null, revision: 1, is_protected: true },
        { id: 4, name: 'Boats', parent_id: 3, revision: 1, is_protected: true },
        { id: 5, name: 'Town', parent_id: null, revision: 1, is_protected: true },
      ],
    }),
    'MediaService.getList': () =>
      listOf([
        sampleFile({ id: 7, name: 'quay.jpg', folder_id: 4, is_protected: true }),
        sampleFile({ id: 8, name: 'hall.jpg', folder_id: 5, is_protected: true }),
      ]),
  });
  await choose(screen.getByRole('button', { name: 'More actions for Harbor' }), 'Delete');
  const shown = within(await dialog('This folder can’t be deleted'));
  const link = await shown.findByRole('link', { name: 'quay.jpg' });
  expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/media/file/7/');
  expect(shown.queryByRole('link', { name: 'hall.jpg' })).toBeNull();
  expect(paramsOf('MediaService.deleteFolder')).toEqual([]);
});
