// @vitest-environment happy-dom
import type { PageRecord } from '@plinth/contract';
import type { LeftWork } from '@plinth/editor/left-work';
import * as leftWork from '@plinth/editor/left-work';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeSettings, listOf, openPanel, SITE_URL } from '../testing/open-panel.tsx';

const page = (id: number, name: string) =>
  ({
    ...{ id, name, url: name.toLowerCase(), full_url: `${SITE_URL}/${name.toLowerCase()}/` },
    ...{ status: 'publish', visibility: 'public', parent_id: null, position: id, revision: 1 },
    ...{ is_home: id === 1, service: null, seo_description: '' },
    ...{ created: '2031-03-12T00:00:00.000Z', modified: `2031-03-1${9 - id}T00:00:00.000Z` },
  }) as Partial<PageRecord> as PageRecord;

const PAGES = [page(1, 'Home'), page(2, 'Season')];

/** The browser's unsaved work on the page Season. */
function leaveWork() {
  let left: readonly LeftWork[] = [{ owner: { kind: 'page', id: 2 }, at: Date.UTC(2031, 2, 13) }];
  const listeners = new Set<() => void>();
  const spies = [
    vi.spyOn(leftWork, 'findLeftWork').mockImplementation(async () => left),
    vi.spyOn(leftWork, 'observeLeftWork').mockImplementation((listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }),
    vi.spyOn(leftWork, 'discardLeftWork').mockImplementation(async () => {
      left = [];
      for (const listener of listeners) listener();
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

const open = (path: string) => {
  leaveWork();
  return openPanel(path, {
    ...fakeSettings().answers,
    'PagesService.getList': () => listOf(PAGES),
    'PagesService.getTree': () => ({ items: PAGES }),
    'PagesService.getTemplates': () => ({ items: [] }),
    'PostsService.getList': () => listOf([]),
    'MenusService.getList': () => listOf([]),
    'LaunchService.getReport': () => ({ samples: [], drafts: [], problems: [], shown: [] }),
    'LaunchService.checkConnection': () => ({ risks: [] }),
  });
};

test('the list of pages names unsaved work, and discards it after a question', async () => {
  await open('/pages/');
  const note = within(await screen.findByTestId('left-work'));
  note.getByText('Unsaved changes');
  const row = screen.getByTestId('left-work').closest('[data-testid="page-row"]');
  expect(row?.textContent).toContain('Season');
  const discard = async (answer: string) => {
    fireEvent.click(note.getByRole('button', { name: /^Discard/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  };
  await discard('Cancel');
  expect(leftWork.discardLeftWork).not.toHaveBeenCalled();
  await discard('Discard');
  await waitFor(() => expect(screen.queryByTestId('left-work')).toBe(null));
});

test('the dashboard lists unsaved work first, and continues it in its editor', async () => {
  const { path } = await open('/dashboard/');
  const recent = within(await screen.findByTestId('recent-work'));
  await recent.findByTestId('left-work');
  const [first] = recent.getAllByRole('listitem');
  expect(first?.textContent).toContain('Season');
  fireEvent.click(recent.getByRole('button', { name: /^Continue editing/ }));
  await waitFor(() => expect(path()).toBe('/pages/2/design/'));
});
