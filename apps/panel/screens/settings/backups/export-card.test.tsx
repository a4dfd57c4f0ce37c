// @vitest-environment happy-dom
import type { ExportReport, ExportState } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';

const report: ExportReport = {
  ...{ at: '2026-11-30T09:00:00.000Z', seconds: 4, address: 'https://a.test', forms_to: null },
  ...{ pages: 1200, forms: 2, files: 3400, size: 5_000_000, moved: 3, redirects: 1 },
  left_out: [{ name: 'Plans', path: '/plans/', reason: 'draft' }],
  ...{ missing_files: [], simple_hosts_lack: ['/old*'], not_on_windows: [] },
};

const open = async (first: Partial<ExportState> = {}) => {
  let state: ExportState = { running: null, report: null, problem: null, ...first };
  const set = (changed: Partial<ExportState>) => {
    state = { ...state, ...changed };
    return true;
  };
  const panel = await openPanel('/settings/backups/', {
    ...fakeSettings().answers,
    'BackupsService.getList': () => ({ items: [], task: null, last: null }),
    'ExportsService.getState': () => state,
    'ExportsService.create': () => set({ running: { done: 3, total: 12 } }),
    'ExportsService.cancel': () => set({ running: null }),
    'ExportsService.delete': () => set({ report: null }),
  });
  await screen.findByText('Export as files');
  return panel;
};

test('an export is started with complete URLs, shows how far it is, and is canceled', async () => {
  const { paramsOf } = await open();
  const address = await screen.findByLabelText('URL of the files');
  fireEvent.change(address, { target: { value: 'www.example.com/' } });
  fireEvent.blur(address);
  screen.getByRole('button', { name: 'Export' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('3 of 12 pages');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  expect(paramsOf('ExportsService.create')).toEqual([
    { address: 'https://www.example.com', forms: '' },
  ]);
  const progress = screen.getByText('3 of 12 pages').parentElement as HTMLElement;
  fireEvent.click(within(progress).getByText('Cancel'));
  const again = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  const kept = screen.getByLabelText('URL of the files') as HTMLInputElement;
  expect(kept.value).toBe('https://www.example.com');
});

test('an export tells what it has and lacks, and is deleted after a question', async () => {
  await open({ report });
  const shown = await screen.findByTestId('export');
  for (const text of [
    ...[
      '1,200 pages · 3,400 files',
      '2 forms don’t work there and tell visitors so',
      '1 page left out',
    ],
    'For https://a.test',
    ...['Plans (/plans/): draft', '1 redirect needs nginx or Apache'],
  ])
    expect(shown.textContent).toContain(text);
  expect(shown.textContent).not.toContain('missing');
  fireEvent.click(within(shown).getByRole('button', { name: 'Delete export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the export?' });
  fireEvent.click(within(dialog).getByText('Delete'));
  await waitFor(() => expect(screen.queryByTestId('export')).toBe(null));
});

test('an export that failed says why', async () => {
  await open({ problem: 'CLOSED' });
  await screen.findByText(/Visitors can’t see the site/);
});
