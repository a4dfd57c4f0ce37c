// @vitest-environment happy-dom
import { type PageRecord, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { fakeSettings, listOf, openPanel, SITE_URL } from '../../../testing/open-panel.tsx';

const page = (id: number, name: string, more: Partial<PageRecord> = {}) =>
  ({
    ...{ id, name, url: name.toLowerCase(), full_url: `${SITE_URL}/${name.toLowerCase()}/` },
    ...{ status: 'publish', visibility: 'public', parent_id: null, position: id },
    ...{ is_home: id === 1, service: null, modified: '2031-03-12T00:30:00.000Z', revision: 1 },
    ...more,
  }) as Partial<PageRecord> as PageRecord;

const PAGES = [page(1, 'Home'), page(2, 'Season'), page(3, 'Spring', { parent_id: 2 })];

const open = async (more: Answers = {}) => {
  const panel = await openPanel('/pages/', {
    ...fakeSettings().answers,
    'PagesService.getList': () => listOf(PAGES),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getTemplates': () => ({ items: [] }),
    'PagesService.checkUrl': ({ url }: { readonly url: string }) => ({
      ...{ url, full_url: `${SITE_URL}/${url}/`, is_available: url !== 'season' },
    }),
    'MenusService.getList': () => listOf([]),
    ...more,
  });
  await screen.findByTestId('pages-list');
  return panel;
};

const menuOf = async (name: string) => {
  const row = screen.getByText(name).closest<HTMLElement>('[data-testid="page-row"]');
  if (!row) throw new Error(`no row of ${name}`);
  fireEvent.click(within(row).getByTestId('page-menu'));
  return within(await screen.findByRole('menu', { hidden: true }));
};

const openDialog = async () => {
  fireEvent.click(screen.getByTestId('new-page'));
  return within(await screen.findByTestId('new-page-form'));
};

test('the slug of a new page follows its name in any script', async () => {
  await open();
  const form = await openDialog();
  for (const [name, slug] of [
    ['О нас и наших лодках', 'o-nas-i-nashikh-lodkakh'],
    ['Ñandú & Łódź', 'nandu-lodz'],
  ] as const) {
    fireEvent.change(form.getByLabelText('Name'), { target: { value: name } });
    await waitFor(() =>
      expect(form.getByTestId('url-preview').textContent).toBe(`${SITE_URL}/${slug}/`),
    );
  }
});

const MENU = { id: 2, name: 'Main', items: [] };
const TEMPLATES = ['about', 'services'].map((template) => ({
  ...{ template, preview_url: 'about:blank#1' },
}));

/** Opens the dialog for a new page where there are templates and a menu. */
const openTemplates = async () => {
  const panel = await open({
    'PagesService.getTemplates': () => ({ items: TEMPLATES }),
    'PagesService.create': ({ item }: { item: object }) => ({ ...page(9, 'Ours'), ...item }),
    'MenusService.getList': () => listOf([MENU]),
  });
  const form = await openDialog();
  const name = form.getByLabelText<HTMLInputElement>('Name');
  const choose = async (label: string) => {
    fireEvent.click(await form.findByRole('radio', { name: label, hidden: true }));
  };
  return { ...panel, form, name, choose };
};

test('a new page starts with a template, and takes its name until another is entered', async () => {
  const { name, choose, paramsOf } = await openTemplates();
  await choose('About');
  expect(name.value).toBe('About');
  await choose('Services');
  expect(name.value).toBe('Services');
  fireEvent.change(name, { target: { value: 'How we help' } });
  await choose('About');
  expect(name.value).toBe('How we help');
  fireEvent.submit(screen.getByTestId('new-page-form'));
  await waitFor(() =>
    expect(paramsOf('PagesService.create')).toMatchObject([
      { item: { name: 'How we help' }, template: 'about', menu_id: 2 },
    ]),
  );
});

test('a new page is left out of the menu with one click', async () => {
  const { form, name, paramsOf } = await openTemplates();
  fireEvent.click(await form.findByLabelText('Add to menu'));
  fireEvent.change(name, { target: { value: 'Off the menu' } });
  fireEvent.submit(screen.getByTestId('new-page-form'));
  await waitFor(() =>
    expect(paramsOf('PagesService.create')).toMatchObject([{ template: null, menu_id: null }]),
  );
});

test('a new page needs a name, and a taken slug is refused at its field', async () => {
  const taken = () => {
    throw new RpcError('VALIDATION', { errors: { url: ['alreadyExists'] } });
  };
  const { path, paramsOf } = await open({ 'PagesService.create': taken });
  const form = await openDialog();
  const name = form.getByLabelText<HTMLInputElement>('Name');
  const slug = form.getByLabelText<HTMLInputElement>('URL slug');
  const create = () => fireEvent.submit(screen.getByTestId('new-page-form'));
  create();
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(paramsOf('PagesService.create')).toEqual([]);
  fireEvent.change(name, { target: { value: 'Who we are' } });
  fireEvent.change(slug, { target: { value: 'Season' } });
  await form.findByText(/Already in use/);
  create();
  await waitFor(() => expect(paramsOf('PagesService.create')).toHaveLength(1));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  expect([slug.value, path()]).toEqual(['Season', '/pages/']);
});

test('a failed creation says so and keeps the input', async () => {
  const failed = () => {
    throw new RpcError('INTERNAL');
  };
  await open({ 'PagesService.create': failed });
  const form = await openDialog();
  const name = form.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Never made' } });
  fireEvent.submit(screen.getByTestId('new-page-form'));
  await within(await screen.findByTestId('toast-error')).findByText(/Couldn’t create the page/);
  expect(name.value).toBe('Never made');
});

test('moving a page says if its URL slug is taken there, and what it became', async () => {
  const moved = { ...page(2, 'Season'), parent_id: 1, url: 'season-2' };
  const { paramsOf } = await open({ 'PagesService.move': () => moved });
  fireEvent.click((await menuOf('Season')).getByText('Indent'));
  await screen.findByText('“season” is taken there. The URL slug of “Season” is now “season-2”.');
  expect(paramsOf('PagesService.move')).toEqual([{ id: 2, parent_id: 1, position: 0 }]);
});

test('the home page can’t be deleted', async () => {
  await open();
  const menu = await menuOf('Home');
  const item = menu.getByText('The home page can’t be deleted').closest('button');
  expect(item?.disabled).toBe(true);
});

test('deleting lists subpages and what links to them, and deletes subpages, too', async () => {
  const { paramsOf } = await open({
    'LinksService.getUses': () => ({
      items: [{ type: 'menu', id: 1, name: 'Seasons', target: 2 }],
    }),
  });
  const remove = async () => {
    fireEvent.click((await menuOf('Season')).getByText('Delete'));
    await screen.findByText('Delete page “Season”?');
    return screen.getByText('Cancel').closest('[role="dialog"]') as HTMLElement;
  };
  const dialog = await remove();
  expect(dialog.textContent).toContain('Its subpage will also be deleted.');
  expect(dialog.textContent).toContain('Used in:Seasons · Menu');
  expect(paramsOf('LinksService.getUses')).toEqual([{ kind: 'page', ids: [2, 3] }]);
  const cancel = within(dialog).getByText('Cancel').closest('button');
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  if (cancel) fireEvent.click(cancel);
  await waitFor(() => expect(screen.queryByText('Delete page “Season”?')).toBe(null));
  expect(paramsOf('PagesService.delete')).toEqual([]);
  fireEvent.click(within(await remove()).getByText('Delete'));
  await waitFor(() => expect(paramsOf('PagesService.delete')).toEqual([{ ids: [2, 3] }]));
  await screen.findByText('Visitors may still have the 2 deleted URLs. Redirect them?');
  fireEvent.click(screen.getByText('Add redirect'));
  const form = await screen.findByTestId('target-form');
  fireEvent.change(within(form).getByLabelText('New URL'), { target: { value: '/home/' } });
  fireEvent.submit(form);
  await screen.findByText('2 old URLs redirected');
  expect(paramsOf('RedirectsService.redirectNotFound')).toEqual([
    { path: '/season/', new_url: '/home/' },
    { path: '/spring/', new_url: '/home/' },
  ]);
});

test('deleting says if it can’t be found out what links to a page', async () => {
  const failed = () => {
    throw new RpcError('INTERNAL');
  };
  await open({ 'LinksService.getUses': failed });
  fireEvent.click((await menuOf('Season')).getByText('Delete'));
  await screen.findByText(/Couldn’t check where it’s used\.$/);
});

test('feedback isn’t reported as sent without a mail server, and keeps its words', async () => {
  const { path } = await openPanel(
    '/menus/',
    {
      ...fakeSettings().answers,
      'MenusService.getList': () => listOf([]),
      'PagesService.getList': () => listOf([]),
      'SupportService.sendFeedback': () => {
        throw new RpcError('VALIDATION', { message: 'MODULE.SUPPORT.NO_MAIL' });
      },
    },
    { hasShell: true },
  );
  const write = async () => {
    fireEvent.click(await screen.findByLabelText('Send feedback'));
    return within(await screen.findByTestId('feedback-form'));
  };
  const form = await write();
  fireEvent.change(form.getByLabelText(/^Subject/), { target: { value: 'Boats' } });
  fireEvent.change(form.getByLabelText(/^Message/), { target: { value: 'More of them' } });
  fireEvent.submit(screen.getByTestId('feedback-form'));
  fireEvent.click(await screen.findByText('Mail options'));
  await waitFor(() => expect(path()).toBe('/settings/mail_options/'));
  const again = await write();
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('More of them');
});
