// @vitest-environment happy-dom
import { type BackupList, type BackupRecord, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const backup = (id: number, more: Partial<BackupRecord> = {}): BackupRecord => ({
  id: `20261129-09503${id}-1a2b3c`,
  created: ago(id),
  about: {
    reason: 'manual',
    version: '3.1.6',
    is_encrypted: false,
    size: 5_000_000,
    records: 1200,
    files: 34,
  },
  proof: { at: ago(id), problem: null, part: '' },
  ...more,
});

/** Opens the screen with backups in memory; the server makes one at once. */
const open = async (state: Partial<BackupList>, more: Answers = {}) => {
  let list: BackupList = { items: [], task: null, last: null, ...state };
  const panel = await openPanel('/settings/backups/', {
    ...fakeSettings().answers,
    'BackupsService.getList': () => list,
    'ExportsService.getState': () => ({ running: null, report: null, problem: null }),
    'BackupsService.create': () => {
      list = { ...list, items: [backup(1), ...list.items] };
      return true;
    },
    'BackupsService.restore': () => {
      const last = { at: ago(0), problem: null, details: {}, secrets: ['mail.password'] };
      list = { ...list, last: { ...last, task: 'restore' } };
      return true;
    },
    'BackupsService.delete': ({ id }: { readonly id: string }) => {
      list = { ...list, items: list.items.filter((one) => one.id !== id) };
      return true;
    },
    ...more,
  });
  await screen.findByText('Back up now');
  return panel;
};

const rows = () => screen.queryAllByTestId('backup').map(({ textContent }) => textContent ?? '');
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (title: RegExp, name: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  fireEvent.click(within(dialog).getByText(name));
};

test('shows when each backup was restored in a test, or what is wrong with it', async () => {
  await open({
    items: [
      backup(2),
      backup(3, { proof: null }),
      backup(4, { proof: { at: ago(1), problem: 'CHANGED', part: 'page' } }),
      backup(5, { about: null, proof: { at: ago(1), problem: 'DAMAGED', part: 'manifest.json' } }),
    ],
  });
  await waitFor(() => expect(rows()).toHaveLength(4));
  const [proven, unproven, changed, broken] = rows();
  expect(proven).toContain('Restored in a test 2 hours ago');
  expect(proven).toContain('1,200 records');
  expect(unproven).toContain('Not tested yet');
  expect(changed).toContain('The restored copy differs from the site (page).');
  expect(broken).toContain('The backup is damaged (manifest.json).');
  expect(screen.getAllByText('Restore')).toHaveLength(3);
});

test('a backup is made with one button', async () => {
  await open({});
  await screen.findByText('No backups yet');
  const button = screen.getByRole('button', { name: 'Back up now' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Backup started');
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a restore is confirmed, and names the secrets to enter again', async () => {
  const { paramsOf } = await open({ items: [backup(2)] });
  await waitFor(() => expect(rows()).toHaveLength(1));
  press(/^Restore backup from/);
  await confirm(/^Restore the backup from/, 'Cancel');
  expect(paramsOf('BackupsService.restore')).toEqual([]);
  press(/^Restore backup from/);
  await confirm(/^Restore the backup from/, 'Restore');
  await screen.findByText(/mail\.password/);
  expect(paramsOf('BackupsService.restore')).toEqual([{ id: backup(2).id }]);
});

test('a backup is deleted after a question', async () => {
  await open({ items: [backup(2)] });
  await waitFor(() => expect(rows()).toHaveLength(1));
  press(/^Delete backup from/);
  await confirm(/^Delete backup from/, 'Delete');
  await screen.findByText('No backups yet');
});

test('tells why the last backup failed', async () => {
  const last: BackupList['last'] = {
    ...{ task: 'create', at: ago(1), problem: 'NOT_ENOUGH_SPACE' },
    ...{ secrets: [], details: { needed: 900, free: 12 } },
  };
  await open({ last });
  await screen.findByText('Not enough disk space: 900 MB needed, 12 MB free.');
});

test('tells what runs', async () => {
  await open({ task: 'restore', items: [backup(2)] });
  await screen.findByText('Restoring the site…');
  const restore = screen.getByRole<HTMLButtonElement>('button', { name: /^Restore backup from/ });
  expect(restore.disabled).toBe(true);
});

test('one page of a backup is found by its name and restored', async () => {
  const { paramsOf } = await open(
    { items: [backup(2)] },
    {
      'BackupsService.getParts': ({ search }: { readonly search: string }) => ({
        items: [
          { part: 5, name: 'Prices', is_there: true },
          { part: 7, name: 'Old pier', is_there: false },
        ].filter(({ name }) => name.toLowerCase().includes(search)),
        total: 2,
      }),
      'BackupsService.restorePart': () => ({ id: 7, name: 'Old pier', became: 'revived' }),
    },
  );
  await waitFor(() => expect(rows()).toHaveLength(1));
  press(/^Restore a page or file/);
  const dialog = await screen.findByRole('dialog', { name: /^Restore from the backup/ });
  await within(dialog).findByText('Prices');
  for (const value of ['p', 'pi', 'pier'])
    fireEvent.change(within(dialog).getByLabelText('Search by name'), { target: { value } });
  await waitFor(() => expect(within(dialog).queryByText('Prices')).toBe(null));
  // Not at every key.
  expect(paramsOf('BackupsService.getParts')).toMatchObject([{ search: '' }, { search: 'pier' }]);
  within(dialog).getByText('No longer on the site');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore Old pier' }));
  const link = await within(dialog).findByRole('link', { name: 'Old pier' });
  expect(link.getAttribute('href')).toContain('/7/');
  expect(paramsOf('BackupsService.restorePart')).toEqual([
    { id: backup(2).id, kind: 'page', part: 7 },
  ]);
});

test('an encrypted backup is restored with its passphrase, and a wrong one is refused', async () => {
  const [about] = [backup(2).about];
  const encrypted = backup(2, { about: about && { ...about, is_encrypted: true } });
  const { paramsOf } = await open(
    { items: [encrypted] },
    {
      'BackupsService.restore': ({ passphrase }: { readonly passphrase: string }) => {
        if (passphrase === 'right') return true;
        throw new RpcError('VALIDATION', { message: 'MODULE.BACKUPS.PROBLEM.WRONG_PASSPHRASE' });
      },
    },
  );
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('Encrypted');
  press(/^Restore backup from/);
  const dialog = await screen.findByRole('dialog', { name: /^Restore the backup from/ });
  const enter = (value: string) => {
    fireEvent.change(within(dialog).getByLabelText('Passphrase'), { target: { value } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  };
  enter('wrong');
  await screen.findByText(/This isn’t the passphrase of the backup/);
  enter('right');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(paramsOf('BackupsService.restore').at(-1)).toEqual({
    ...{ id: encrypted.id, passphrase: 'right' },
  });
});

test('the S3 storage is tested, and a backup that only it has is fetched', async () => {
  const settings = fakeSettings({ backups: { has_store: true } });
  const { paramsOf } = await open(
    {},
    {
      ...settings.answers,
      'BackupsService.testStore': () => {
        throw new RpcError('VALIDATION', {
          ...{ message: 'MODULE.BACKUPS.PROBLEM.STORE', details: { reason: '403 AccessDenied' } },
        });
      },
      'BackupsService.getRemote': () => ({ items: [{ ...backup(7), proof: undefined }] }),
      'BackupsService.fetchRemote': () => true,
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  await screen.findByText(/S3 storage can’t be used \(403 AccessDenied\)/);
  press('Show backups in the storage');
  fireEvent.click(await screen.findByRole('button', { name: /^Fetch backup from/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(paramsOf('BackupsService.fetchRemote')).toEqual([{ id: backup(7).id }]);
});

test('a new passphrase is saved once it was typed twice', async () => {
  const settings = fakeSettings();
  const { paramsOf } = await open({}, settings.answers);
  fireEvent.click(await screen.findByRole('switch', { name: /^Encrypt new backups/ }));
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByTestId('save-button'));
  const passphrase = 'seven gray herons at noon';
  enter('Passphrase', passphrase);
  enter('Confirm passphrase', 'seven gray herons at moon');
  save();
  await screen.findByText('Passwords don’t match.');
  expect(paramsOf('SettingsService.save')).toEqual([]);
  enter('Confirm passphrase', passphrase);
  save();
  await waitFor(() => expect(screen.queryByTestId('save-bar')).toBe(null));
  expect(paramsOf('SettingsService.save')).toMatchObject([
    { values: { is_encrypted: true, passphrase } },
  ]);
});
