// @vitest-environment happy-dom
import { type PostRecord, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../testing/open-panel.tsx';

const AUTHORS = {
  'PostsService.getAuthors': () => ({
    items: [
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Ben' },
    ],
  }),
};

const post = {
  ...{ id: 7, name: 'Tides', revision: 1, url: 'tides', full_url: null, status: 'draft' },
  ...{ created: '2026-11-01T10:00:00.000Z', modified: '2026-11-02T10:00:00.000Z' },
  ...{ published_at: null, author_id: 1, author_name: 'Ada', short_description: '' },
  ...{ categories: [], tags: [{ name: 'Sea', slug: 'sea' }] },
  ...{ image_id: null, image_title: '', image_alt: '', allow_comments: true },
  ...{ seo_title: '', seo_description: '', seo_keywords: '', canonical_url: '' },
  alternates: [],
  ...{ head_code: '', body_code: '', share_image_id: null },
  ...{ is_noindex: false, is_nofollow: false, is_canonical_hidden: false },
} as unknown as PostRecord;

const choose = async (label: string, name: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
  fireEvent.click(await screen.findByTestId('save-button'));
};

test('the settings of a post change its author', async () => {
  const { paramsOf } = await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings().answers,
    ...AUTHORS,
    'PostsService.get': () => post,
    'PostsService.save': () => ({ ...post, author_id: 2, revision: 2 }),
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  await choose('Author', 'Ben');
  await waitFor(() =>
    expect(paramsOf('PostsService.save')).toEqual([{ item: { id: 7, author_id: 2 }, revision: 1 }]),
  );
});

test('the settings of a post add tags, of other posts or new ones', async () => {
  const topic = { kind: 'tag', name: 'Moon', slug: 'moon', count: 1 };
  const { paramsOf } = await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings().answers,
    ...AUTHORS,
    'PostsService.getTopics': () => ({ items: [topic] }),
    'PostsService.get': () => post,
    'PostsService.save': () => ({ ...post, revision: 2 }),
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  const field = await screen.findByLabelText('Tags', { selector: 'input' });
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: 'Moon', hidden: true }));
  fireEvent.change(field, { target: { value: 'Wind' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(await screen.findByTestId('save-button'));
  const item = { id: 7, tags: ['Sea', 'Moon', 'Wind'] };
  await waitFor(() => expect(paramsOf('PostsService.save')).toEqual([{ item, revision: 1 }]));
});

test('an author is not called deleted while the accounts load', async () => {
  await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings().answers,
    'PostsService.getAuthors': () => new Promise(() => undefined),
    'PostsService.getTopics': () => ({ items: [] }),
    'PostsService.get': () => post,
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Author' });
  expect(field.value).toBe('');
});

test('a tag that is too long is marked at its field', async () => {
  const { paramsOf } = await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings().answers,
    ...AUTHORS,
    'PostsService.getTopics': () => ({ items: [] }),
    'PostsService.get': () => post,
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  const field = await screen.findByLabelText('Tags', { selector: 'input' });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: 'x'.repeat(101) } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(await screen.findByTestId('save-button'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(paramsOf('PostsService.save')).toEqual([]);
});

test('the blog settings have the author of new posts, and name an account that is gone', async () => {
  const settings = fakeSettings({ blog: { default_author_id: 9 } });
  const { paramsOf } = await openPanel('/blog/settings/', {
    ...settings.answers,
    ...AUTHORS,
    'PagesService.getList': () => ({ items: [], total: 0, page: 1, count: 200 }),
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Author of new posts',
  });
  fireEvent.click(field);
  await screen.findByRole('option', { name: 'Ada', hidden: true });
  await waitFor(() => expect(field.value).toBe('Deleted account'));
  await choose('Author of new posts', 'Ada');
  await waitFor(() =>
    expect(paramsOf('SettingsService.save')).toEqual([
      { group: 'blog', values: { default_author_id: 1 }, revision: 1 },
    ]),
  );
});

test('a taken slug is refused at its field, which gets the focus', async () => {
  await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings().answers,
    ...AUTHORS,
    'PostsService.get': () => post,
    'PostsService.checkUrl': ({ url }: { readonly url: string }) => ({
      ...{ url, full_url: null, is_available: url !== 'archive' },
    }),
    'PostsService.save': () => {
      throw new RpcError('VALIDATION', { errors: { url: ['alreadyExists'] } });
    },
  });
  const slug = await screen.findByLabelText<HTMLInputElement>('URL slug');
  fireEvent.change(slug, { target: { value: 'archive' } });
  await screen.findByText(/Already in use/);
  fireEvent.click(screen.getByTestId('save-button'));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(slug));
});

test('a short description keeps its formats, and has a limit that is shown', async () => {
  const html = '<p>High <strong>tide</strong></p><p>Old</p>';
  const { paramsOf } = await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings({ blog: { short_description_max: 60 } }).answers,
    ...AUTHORS,
    'PostsService.getTopics': () => ({ items: [] }),
    'PostsService.get': () => ({ ...post, short_description: html }),
    'PostsService.save': ({ item }: { readonly item: object }) => ({
      ...{ ...post, ...item, revision: 2 },
    }),
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Short description');
  expect(field.value).toBe('High tide\nOld');
  await screen.findByText(`${html.length}/60`);
  const long = 'A text that is too long';
  fireEvent.change(field, { target: { value: `High tide\n${long}` } });
  await screen.findByText(`${'<p>High <strong>tide</strong></p><p></p>'.length + long.length}/60`);
  fireEvent.click(await screen.findByTestId('save-button'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(paramsOf('PostsService.save')).toEqual([]);
  fireEvent.change(field, { target: { value: 'High tide\nNew' } });
  fireEvent.click(await screen.findByTestId('save-button'));
  const short_description = '<p>High <strong>tide</strong></p><p>New</p>';
  await waitFor(() =>
    expect(paramsOf('PostsService.save')).toEqual([
      { item: { id: 7, short_description }, revision: 1 },
    ]),
  );
  expect(field.value).toBe('High tide\nNew');
});

test('the hint about comments leads to the settings of their service', async () => {
  await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings().answers,
    ...AUTHORS,
    'PostsService.getTopics': () => ({ items: [] }),
    'PostsService.get': () => post,
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  const link = await screen.findByRole('link', { name: 'Integrations' });
  expect(link.getAttribute('href')).toBe('/settings/integration/');
});

test('a short description that was stored under a higher limit stays until it’s changed', async () => {
  const { paramsOf } = await openPanel('/blog/posts/7/settings/', {
    ...fakeSettings({ blog: { short_description_max: 20 } }).answers,
    ...AUTHORS,
    'PostsService.getTopics': () => ({ items: [] }),
    'PostsService.get': () => ({ ...post, short_description: '<p>High tide at noon</p>' }),
    'PostsService.save': ({ item }: { readonly item: object }) => ({
      ...{ ...post, ...item, revision: 2 },
    }),
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
  });
  await screen.findByText('24/20');
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Low tides' } });
  fireEvent.click(await screen.findByTestId('save-button'));
  await waitFor(() =>
    expect(paramsOf('PostsService.save')).toEqual([
      { item: { id: 7, name: 'Low tides' }, revision: 1 },
    ]),
  );
});
