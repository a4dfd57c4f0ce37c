// @vitest-environment happy-dom
import type { UpdateStatus } from '@plinth/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../testing/open-panel.tsx';

const STATUS: UpdateStatus = {
  ...{ version: '3.1.6', way: 'panel', has_source: true, problem: null, run: null },
  ...{ checked: '2026-11-20T09:00:00.000Z', preflight: [] },
  available: {
    ...{ version: '3.2.0', released: '2026-11-20T09:00:00.000Z', notes: '' },
    ...{ size: 90_000_000, is_ignored: false },
  },
};

const open = (change: Partial<UpdateStatus> = {}) =>
  openPanel(
    '/menus/',
    {
      'MenusService.getList': () => listOf([]),
      'UpdatesService.getStatus': () => ({ ...STATUS, ...change }),
      'UpdatesService.start': () => true,
      'UpdatesService.ignore': () => true,
    },
    { hasShell: true },
  );

test('a new version can be installed from any screen', async () => {
  const { paramsOf } = await open();
  expect((await screen.findByTestId('update-notice')).textContent).toContain('3.2.0');
  fireEvent.click(screen.getByText('Install now'));
  await expect.poll(() => paramsOf('UpdatesService.start')).toEqual([{ version: '3.2.0' }]);
  await screen.findByText('Check for updates');
  expect(screen.queryByTestId('update-notice')).toBe(null);
});

test('a new version can be ignored', async () => {
  const { paramsOf } = await open({ way: 'container' });
  fireEvent.click(await screen.findByText('Ignore this version'));
  await expect.poll(() => paramsOf('UpdatesService.ignore')).toEqual([{ version: '3.2.0' }]);
  expect(screen.queryByText('Install now')).toBe(null);
});

test('every screen warns while an update runs', async () => {
  const started = '2026-11-20T09:00:00.000Z';
  const run = { step: 'downloading', from: '3.1.6', to: '3.2.0', started } as const;
  await open({ run: { ...run, progress: 10, backup: null, problem: null } });
  expect((await screen.findByTestId('update-running')).textContent).toContain('being updated');
});

test('an ignored version shows nothing', async () => {
  const available = STATUS.available && { ...STATUS.available, is_ignored: true };
  const { paramsOf } = await open({ available });
  await screen.findByTestId('header');
  await expect.poll(() => paramsOf('UpdatesService.getStatus')).toHaveLength(1);
  // The next screen is drawn with the answer.
  await act(async () => undefined);
  expect(screen.queryByTestId('update-notice')).toBe(null);
});
