// @vitest-environment happy-dom
import type { BackupList, BackupRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const backup = (id: number, more: Partial<BackupRecord> = {}): BackupRecord => ({
  id: `20261129-09503${id}-1a2b3c`,
  created: ago(id),
  about: { reason: 'manual', version: '3.1.6', size: 5_000_000, records: 1200, files: 34 },
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
  press('Back up now');
  await screen.findByText('Backup started');
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
