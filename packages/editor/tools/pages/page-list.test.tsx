// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakePages } from '../../core/ports/pages/fake.ts';
import type { PageChoice } from '../../core/ports/pages/port.ts';
import {
  type EditedOwner,
  type EditorServices,
  ServicesContext,
} from '../../core/session/services.ts';
import { fakePorts } from '../../core/testing/fake-ports.ts';
import { SaveContext, type Saving } from '../../save/save-context.ts';
import { PageList } from './page-list.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor', 'panel']);

afterEach(cleanup);

const page = (id: number, name: string, more: Partial<PageChoice> = {}): PageChoice => ({
  ...{ id, name, status: 'publish', isHome: id === 1, service: null, parent: null },
  ...more,
});

const PAGES = [
  page(1, 'Home'),
  page(2, 'Orchard'),
  page(3, 'Apples', { parent: 2, status: 'draft' }),
  page(4, 'Page not found', { service: 'not_found' }),
];

/** The pages as an editor shows them in which Orchard is open. */
async function show(pages = fakePages(PAGES)) {
  const services = {
    owner: { kind: 'page', id: 2 } as Partial<EditedOwner> as EditedOwner,
    ports: fakePorts({ pages }),
  } as Partial<EditorServices> as EditorServices;
  const clean: Partial<Saving['dirty']> = {
    isDirty: () => false,
    subscribe: () => () => undefined,
  };
  const saving = { dirty: clean as Saving['dirty'] } as Partial<Saving> as Saving;
  render(
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>
        <SaveContext value={saving}>
          <PageList />
        </SaveContext>
      </ServicesContext>
    </AppProvider>,
  );
  await screen.findByTestId('pages-search');
  return pages;
}

const line = (name: RegExp) => screen.findByRole('button', { name });
const search = (value: string) =>
  fireEvent.change(screen.getByTestId('pages-search'), { target: { value } });

test('pages are listed as a tree, and system pages apart', async () => {
  await show();
  await line(/^Home Home page Published$/);
  const open = await line(/^Orchard/);
  expect(open.getAttribute('aria-current')).toBe('page');
  const below = await line(/^Apples Draft$/);
  expect(open.closest('li')?.contains(below)).toBe(true);
  const system = within(screen.getByRole('region', { name: 'System pages' }));
  system.getByRole('button', { name: /^Page not found/ });
});

test('a page is found and opened by keyboard', async () => {
  const { calls } = await show();
  await line(/^Home/);
  search('zzz');
  screen.getByText('No pages match “zzz”');
  search('appl');
  const found = await line(/^Apples/);
  expect(screen.getAllByTestId('page-line')).toEqual([found]);
  const field = screen.getByTestId('pages-search');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(found);
  fireEvent.click(found);
  expect(calls).toEqual([['open', 3]]);
});

test('a new page is listed and opened, and a canceled one changes nothing', async () => {
  const pages = await show();
  fireEvent.click(screen.getByTestId('editor-new-page'));
  await waitFor(() => expect(pages.calls).toEqual([['create']]));
  pages.createNext(page(9, 'Lighthouse'));
  fireEvent.click(screen.getByTestId('editor-new-page'));
  await line(/^Lighthouse/);
  expect(pages.calls).toEqual([['create'], ['create'], ['open', 9]]);
});

test('failed loading of pages is shown and can be retried', async () => {
  const known = fakePages(PAGES);
  let isOffline = true;
  const list = async () => {
    if (isOffline) throw new Error('Offline');
    return known.list();
  };
  await show({ ...known, list });
  await screen.findByText('Couldn’t load pages. Try again.');
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await line(/^Home/);
});
