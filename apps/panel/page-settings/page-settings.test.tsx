// @vitest-environment happy-dom
import { type MenuRecord, type PageRecord, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/answer-calls.ts';
import { fakeSettings, listOf, openPanel, SITE_URL } from '../testing/open-panel.tsx';

const page = (more: Partial<PageRecord> = {}) =>
  ({
    ...{ id: 7, name: 'Regatta', url: 'regatta', full_url: `${SITE_URL}/regatta/` },
    ...{ status: 'publish', published_at: null, visibility: 'public', password_mode: 'general' },
    ...{ parent_id: null, is_home: false, service: null, layout: 'header_footer', revision: 1 },
    ...{ header_id: null, footer_id: null, background_id: null, has_password: false },
    ...{ seo_title: '', seo_description: '', seo_keywords: '', is_noindex: false },
    ...{ canonical_url: '', is_canonical_hidden: false },
    ...{ share_image_id: null, head_code: '', body_code: '', alternates: [] },
    ...more,
  }) as Partial<PageRecord> as PageRecord;

const MENU = {
  ...{ id: 2, name: 'Main', revision: 1 },
  items: [{ id: 'i', label: '', link: { action: 'home_page' }, is_draft: false, children: [] }],
} as Partial<MenuRecord> as MenuRecord;

/** Opens the settings of a page, which are saved like on the server. */
const open = async (stored: PageRecord, more: Answers = {}) => {
  type Save = { readonly item: Partial<PageRecord>; readonly revision: number };
  const panel = await openPanel(
    `/pages/${stored.id}/settings/`,
    {
      ...fakeSettings().answers,
      'PagesService.get': () => stored,
      'PagesService.getList': () => listOf([stored]),
      'PagesService.getTree': () => ({ items: [] }),
      'PagesService.checkUrl': ({ url }: { readonly url: string }) => ({
        ...{ url, full_url: `${SITE_URL}/${url}/`, is_available: true },
      }),
      'PagesService.save': ({ item, revision }: Save) => ({
        ...{ ...stored, ...item, revision: revision + 1 },
      }),
      'MenusService.getList': () => listOf([MENU]),
      'ContentSection.getList': () => listOf([]),
      'BackgroundsService.getList': () => listOf([]),
      ...more,
    },
    { config: { time_zone: 'Asia/Tokyo', main_page: 1 } },
  );
  await screen.findByTestId('page-settings');
  return panel;
};

const status = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' });
const save = async () => fireEvent.click(await screen.findByTestId('save-button'));

/** The choices of the status, by their label. */
const choices = async () => {
  fireEvent.click(status());
  await waitFor(() => expect(status().getAttribute('aria-controls')).toBeTruthy());
  const list = document.getElementById(status().getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  return new Map(options.map((option) => [option.textContent, option]));
};

const choose = async (label: string) => {
  const option = (await choices()).get(label);
  if (!option) throw new Error(`no status ${label}`);
  fireEvent.click(option);
};

test('a scheduled page needs a date, in the site’s time zone', async () => {
  const { paramsOf } = await open(page({ status: 'draft' }));
  await choose('Scheduled');
  await save();
  const date = await screen.findByLabelText<HTMLInputElement>('Publish date');
  await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText(/Asia\/Tokyo/);
  expect(paramsOf('PagesService.save')).toEqual([]);
  fireEvent.change(date, { target: { value: '2031-03-12T09:30' } });
  await save();
  await screen.findByText('“Regatta” saved');
  expect(paramsOf('PagesService.save')).toMatchObject([
    { item: { status: 'future', published_at: '2031-03-12T00:30:00.000Z' } },
  ]);
});

test('the home page has no other status', async () => {
  await open(page({ id: 1, is_home: true }));
  const disabled = [...(await choices()).values()].filter((option) =>
    option.hasAttribute('data-combobox-disabled'),
  );
  expect(disabled.map(({ textContent }) => textContent).sort()).toEqual([
    ...['Draft', 'Pending review', 'Scheduled'],
  ]);
});

test('the home page is in the menu once, whatever kind of item leads to it', async () => {
  const { paramsOf } = await open(page({ id: 1, is_home: true }));
  expect(screen.getByTestId<HTMLInputElement>('in-menu-2').checked).toBe(true);
  const description = { target: { value: 'Where it starts' } };
  fireEvent.change(screen.getByLabelText('Meta description'), description);
  await save();
  await waitFor(() => expect(paramsOf('PagesService.save')).toMatchObject([{ menus: [] }]));
});

test('a page that is open in an editor stays public, and says so', async () => {
  const message = 'MODULE.PAGES.CURRENT_DRAFT';
  await open(page(), {
    'PagesService.save': () => {
      throw new RpcError('VALIDATION', { message, errors: { status: ['valueInvalid'] } });
    },
  });
  await choose('Draft');
  await save();
  await screen.findByText('This page is open in the editor and can’t be set to draft.');
  expect(status().value).toBe('Draft');
});

test('the page’s versions in other languages are added, refused at their field, and saved', async () => {
  let isRefused = true;
  const { paramsOf } = await open(page(), {
    'PagesService.save': ({ item }: { item: object }) => {
      if (!isRefused) return { ...page(), ...item, revision: 2 };
      isRefused = false;
      throw new RpcError('VALIDATION', { errors: { 'alternates.0.url': ['incorrectURL'] } });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Advanced' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add language' }));
  const url = screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' });
  const language = screen.getByRole('textbox', { name: 'Language' });
  expect(document.activeElement).toBe(language);
  fireEvent.change(language, { target: { value: 'de' } });
  fireEvent.change(url, { target: { value: '/de/' } });
  await save();
  await waitFor(() => expect(url.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(url, { target: { value: 'https://harbor.example/de/' } });
  await save();
  await waitFor(() => expect(paramsOf('PagesService.save')).toHaveLength(2));
  expect(paramsOf('PagesService.save').at(-1)).toMatchObject({
    item: { alternates: [{ language: 'de', url: 'https://harbor.example/de/' }] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove language' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add language' }));
});

test('the settings say where the page is used, with links to these places', async () => {
  const uses = [
    { type: 'post', id: 5, name: 'Winners', target: 7 },
    { type: 'menu', id: 2, name: 'Main', target: 7 },
    { type: 'page', id: 7, name: 'Regatta', target: 7 },
  ];
  await open(page(), { 'LinksService.getUses': () => ({ items: uses }) });
  const list = await screen.findByTestId('uses');
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Winners · Post',
    'Main · Menu',
  ]);
  expect([...list.querySelectorAll('a')].map(({ href }) => new URL(href).pathname)).toEqual([
    '/blog/posts/5/design/',
    '/menus/2/',
  ]);
});

test('the SEO title is filled with the page title, and follows it until it is edited', async () => {
  const { paramsOf } = await open(page());
  const title = screen.getByLabelText<HTMLInputElement>('SEO title');
  expect(title.value).toBe('Regatta');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Regatta 2031' } });
  expect(title.value).toBe('Regatta 2031');
  await save();
  await waitFor(() => expect(paramsOf('PagesService.save')).toHaveLength(1));
  expect(paramsOf('PagesService.save')).toEqual([
    { item: { id: 7, name: 'Regatta 2031' }, revision: 1, menus: [] },
  ]);
  fireEvent.change(title, { target: { value: `${title.value} in May` } });
  await save();
  await waitFor(() => expect(paramsOf('PagesService.save')).toHaveLength(2));
  expect(paramsOf('PagesService.save')[1]).toMatchObject({
    item: { seo_title: 'Regatta 2031 in May' },
  });
});

test('the canonical URL is filled with the page’s URL, and stays empty for the server', async () => {
  const { paramsOf } = await open(page());
  fireEvent.click(screen.getByRole('button', { name: 'Advanced' }));
  const url = await screen.findByLabelText<HTMLInputElement>('Canonical URL');
  expect(url.value).toBe(`${SITE_URL}/regatta/`);
  fireEvent.change(url, { target: { value: `${SITE_URL}/races/` } });
  fireEvent.blur(url);
  await save();
  await waitFor(() => expect(paramsOf('PagesService.save')).toHaveLength(1));
  fireEvent.change(url, { target: { value: '' } });
  fireEvent.blur(url);
  expect(url.value).toBe(`${SITE_URL}/regatta/`);
  await save();
  await waitFor(() => expect(paramsOf('PagesService.save')).toHaveLength(2));
  expect(paramsOf('PagesService.save')).toMatchObject([
    { item: { canonical_url: `${SITE_URL}/races/` } },
    { item: { canonical_url: '' } },
  ]);
});

test('a page that can’t be saved is named', async () => {
  await open(page(), {
    'PagesService.save': () => {
      throw new RpcError('INTERNAL');
    },
  });
  fireEvent.change(screen.getByLabelText('Meta description'), { target: { value: 'Races' } });
  await save();
  await screen.findByText('Couldn’t save “Regatta”. Try again.');
});
