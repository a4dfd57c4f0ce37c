// @vitest-environment happy-dom
import type { UpdateStatus } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/answer-calls.ts';
import { listOf, openPanel } from '../testing/open-panel.tsx';

const STATUS: UpdateStatus = {
  ...{ version: '3.1.6', way: 'panel', has_source: true, problem: null, run: null },
  ...{ checked: '2026-11-20T09:00:00.000Z', preflight: [], rollback: null, rehearsal: null },
  themes: [],
  available: {
    ...{ version: '3.2.0', released: '2026-11-20T09:00:00.000Z', notes: '' },
    ...{ size: 90_000_000, is_ignored: false },
  },
};

const open = (answers: Answers = {}) =>
  openPanel(
    '/menus/',
    {
      'MenusService.getList': () => listOf([]),
      'UpdatesService.getStatus': () => STATUS,
      'UpdatesService.start': () => true,
      ...answers,
    },
    { hasShell: true },
  );

test('a new version can be installed from any screen', async () => {
  const { paramsOf } = await open();
  expect((await screen.findByTestId('update-notice')).textContent).toContain('3.2.0');
  fireEvent.click(screen.getByText('Install now'));
  await waitFor(() => expect(paramsOf('UpdatesService.start')).toEqual([{ version: '3.2.0' }]));
  await screen.findByText('Check for updates');
  expect(screen.queryByTestId('update-notice')).toBe(null);
});

test('a new version can be ignored, and is then not shown', async () => {
  let isIgnored = false;
  const { paramsOf } = await open({
    'UpdatesService.getStatus': () => ({
      ...STATUS,
      way: 'container',
      available: STATUS.available && { ...STATUS.available, is_ignored: isIgnored },
    }),
    'UpdatesService.ignore': () => {
      isIgnored = true;
      return true;
    },
  });
  fireEvent.click(await screen.findByText('Ignore this version'));
  await waitFor(() => expect(screen.queryByTestId('update-notice')).toBe(null));
  expect(paramsOf('UpdatesService.ignore')).toEqual([{ version: '3.2.0' }]);
});

test('every screen warns while an update runs', async () => {
  const started = '2026-11-20T09:00:00.000Z';
  const run = { step: 'downloading', from: '3.1.6', to: '3.2.0', started } as const;
  const running = { ...run, progress: 10, backup: null, problem: null };
  await open({ 'UpdatesService.getStatus': () => ({ ...STATUS, run: running }) });
  expect((await screen.findByTestId('update-running')).textContent).toContain('is updating');
});
