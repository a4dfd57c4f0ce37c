// @vitest-environment happy-dom
import type { UpdateState, UpdateStatus } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPanel } from '../../../testing/open-panel.tsx';

const STATUS: UpdateStatus = {
  ...{ version: '3.1.6', way: 'panel', has_source: true, problem: null, run: null },
  ...{
    checked: new Date().toISOString(),
    available: null,
    preflight: [],
    rollback: null,
    rehearsal: null,
    themes: [],
  },
};
const AVAILABLE: UpdateStatus['available'] = {
  ...{ version: '3.2.0', released: '2026-11-20T09:00:00.000Z', notes: 'Faster pages.' },
  ...{ size: 90_000_000, is_ignored: false },
};
const run = (change: Partial<UpdateState>): UpdateState => ({
  ...{ step: 'checking', from: '3.1.6', to: '3.2.0', started: '2026-11-20T09:00:00.000Z' },
  ...{ progress: null, backup: null, problem: null },
  ...change,
});

const open = (change: Partial<UpdateStatus> = {}) =>
  openPanel('/settings/updates/', {
    'UpdatesService.getStatus': () => ({ ...STATUS, ...change }),
    'UpdatesService.start': () => true,
    'UpdatesService.ignore': () => true,
    'UpdatesService.proceed': () => true,
    'UpdatesService.decline': () => true,
    'UpdatesService.getDifference': () => ({ old: 'about:blank#old', new: 'about:blank#new' }),
    'UpdatesService.rollback': () => true,
  });

test('says that Plinth is up to date', async () => {
  await open();
  await screen.findByText('Plinth is up to date.');
});

test('says that nobody is asked for updates', async () => {
  await open({ has_source: false, checked: null });
  await screen.findByText(/No update server is set/);
});

test('lists new versions of themes', async () => {
  await open({ themes: [{ name: 'Cove', version: '2.0.0' }] });
  await screen.findByText('New versions of themes: Cove 2.0.0');
  expect(screen.getByText('Go to themes').closest('a')?.getAttribute('href')).toMatch(
    /design\/themes/,
  );
});

test.each([
  ['installed', 'Install now', 'UpdatesService.start'],
  ['ignored', 'Ignore this version', 'UpdatesService.ignore'],
])('a new version is %s', async (_, button, method) => {
  const { paramsOf } = await open({ available: AVAILABLE });
  await screen.findByText('Faster pages.');
  fireEvent.click(screen.getByText(button));
  await waitFor(() => expect(paramsOf(method)).toEqual([{ version: '3.2.0' }]));
});

test('tells how to update where there is no button', async () => {
  await open({ available: AVAILABLE, way: 'container' });
  await screen.findByText(/image of version 3\.2\.0/);
  expect(screen.queryByText('Install now')).toBeNull();
});

test('tells how to update where Plinth may not write', async () => {
  await open({ available: AVAILABLE, way: 'read_only' });
  await screen.findByText(/can’t write to its own folder/);
  expect(screen.queryByText('Install now')).toBeNull();
});

describe('pages that differ in the new version', () => {
  const LINE = { old: '<p>', new: '<p class="x">' };
  const rehearsal = {
    ...{ version: '3.2.0', pages: 12, different: 2 },
    differences: [{ id: 4, name: 'Prices', path: '/prices/', lines: [LINE, LINE] }],
  };
  const decide = () => open({ available: AVAILABLE, run: run({ step: 'rehearsed' }), rehearsal });

  test('are listed with what differs, and shown old beside new', async () => {
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    await decide();
    await screen.findByText('Pages look different in version 3.2.0');
    await screen.findByText(/2 of 12 pages differ/);
    screen.getByText('/prices/');
    const lines = screen.getAllByText(/− <p>/);
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 2 }, () => '− <p>\n+ <p class="x">'),
    );
    expect(errors).not.toHaveBeenCalled();
    screen.getByText('Only the first one is shown.');
    expect(screen.queryByText('Install now')).toBeNull();
    fireEvent.click(screen.getByText('Compare'));
    expect((await screen.findByTitle('Prices – Now')).getAttribute('src')).toMatch(/old$/);
    expect(screen.getByTitle('Prices – New version').getAttribute('src')).toMatch(/new$/);
  });

  test.each([
    ['accepted', 'Install anyway', 'UpdatesService.proceed'],
    ['declined', 'Don’t install', 'UpdatesService.decline'],
  ])('are %s', async (_, button, method) => {
    const { paramsOf } = await decide();
    fireEvent.click(await screen.findByText(button));
    await waitFor(() => expect(paramsOf(method)).toEqual([{ version: '3.2.0' }]));
  });
});

test('a version that failed on a copy says why', async () => {
  const problem = { key: 'REHEARSAL_ENDED', details: { reason: 'no such column' } };
  await open({ run: run({ step: 'interrupted', problem }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /tried on a copy of your site \(no such column\).*untouched/,
  );
});

test('a problem shows its figures and a remedy', async () => {
  const details = { free: 1_000_000, needed: 900_000_000 };
  const problem = { key: 'NOT_ENOUGH_SPACE', details } as const;
  await open({ available: AVAILABLE, preflight: [{ check: 'space', problem }] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/976.6 KB free, 858.3 MB needed.*Free some space/);
  expect(screen.getByText<HTMLElement>('Install now').closest('button')?.disabled).toBe(true);
});

test('an update shows its step', async () => {
  await open({ run: run({ step: 'downloading', progress: 40 }) });
  await screen.findByText('Downloading');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
});

describe('the screen', () => {
  test('can’t be left while an update runs', async () => {
    const panel = await open({ run: run({ step: 'swapping' }) });
    await screen.findByText('Installing');
    await panel.go('/settings/mail_options/');
    expect((await screen.findByTestId(/^toast-/)).textContent).toContain('Stay on this page');
    expect(panel.path()).toBe('/settings/updates/');
  });

  test('can be left once it is complete', async () => {
    const panel = await open({ run: run({ step: 'complete' }) });
    await screen.findByText('Plinth is up to date.');
    await panel.go('/settings/mail_options/');
    expect(panel.path()).toBe('/settings/mail_options/');
  });
});

test('an update that failed says why', async () => {
  const problem = { key: 'BROKEN_ARCHIVE', details: {} };
  await open({ run: run({ step: 'interrupted', problem }) });
  expect((await screen.findByRole('alert')).textContent).toContain('The ZIP archive is corrupt.');
});

test('a complete update says so', async () => {
  await open({ run: run({ step: 'complete' }) });
  await screen.findByText('Update complete');
});

test('the owner goes back to the version before, after a question', async () => {
  const rollback = {
    ...{ version: '3.1.5', updated: '2026-11-20T09:00:00.000Z' },
    until: '2026-11-27T09:00:00.000Z',
  };
  const { paramsOf } = await open({ run: run({ step: 'complete' }), rollback });
  fireEvent.click(await screen.findByText('Go back'));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/including messages and uploads, is removed/);
  expect(paramsOf('UpdatesService.rollback')).toEqual([]);
  fireEvent.click(within(dialog).getByText('Go back'));
  await waitFor(() => expect(paramsOf('UpdatesService.rollback')).toHaveLength(1));
});

test('an update that could not be undone says why', async () => {
  const problem = { key: 'BACKUP_FAILED', details: { reason: 'disk' } };
  await open({ run: run({ step: 'complete', problem }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The update couldn’t be undone.*couldn’t be backed up/,
  );
});
