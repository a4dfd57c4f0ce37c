// @vitest-environment happy-dom
import { type PostSummary, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, listOf, openPanel } from '../testing/open-panel.tsx';

const post = (id: number, name = `Post ${id}`) =>
  ({
    ...{ id, name, revision: 1, url: `post-${id}`, full_url: null, status: 'draft' },
    ...{ created: '2026-11-01T10:00:00.000Z', modified: '2026-11-02T10:00:00.000Z' },
    published_at: null,
    author_name: 'Ada',
  }) as PostSummary;

const open = async (address: string, posts: readonly PostSummary[], total = posts.length) => {
  const panel = await openPanel(address, {
    ...fakeSettings().answers,
    'PostsService.getList': () => ({ ...listOf(posts), total }),
    'PostsService.delete': () => ({ deleted: posts.length }),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
  });
  return { ...panel, asked: () => panel.paramsOf('PostsService.getList') };
};

test('search, filter, order, page and page size are part of the address', async () => {
  const { asked, path } = await open(
    '/blog/?search=boat&status=draft&sort=name&direction=desc&page=3&count=50',
    [post(1)],
    130,
  );
  await screen.findByTestId('post-list');
  expect(asked().at(-1)).toEqual({
    ...{ search: 'boat', filter: { status: 'draft' }, page: 3, count: 50 },
    ...{ sort: 'name', direction: 'desc' },
  });
  fireEvent.change(screen.getByTestId('search'), { target: { value: 'ship' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'ship', page: 1 }));
  expect(path()).toBe('/blog/');
});

test.each([
  ['a filter that does not exist', 'status=gone'],
  ['an order that does not exist', 'sort=__proto__&direction=up'],
  ['a page that is none', 'page=-1&count=7'],
  ['a number that is too large', 'page=1e99'],
])('%s in the address is ignored', async (_case, query) => {
  const { asked } = await open(`/blog/?${query}`, [post(1)]);
  await screen.findByTestId('post-list');
  expect(asked()).toEqual([{ page: 1, count: 20, sort: 'created', direction: 'desc' }]);
});

test('a page beyond the last leads to the last one', async () => {
  const { asked } = await open('/blog/?page=9', [post(1)], 25);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 2 }));
});

test('a column sorts the list, and a second click turns the order', async () => {
  const { asked } = await open('/blog/', [post(1)]);
  const list = await screen.findByTestId('post-list');
  fireEvent.click(within(list).getByText('Title'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'name', direction: 'asc' }));
  const head = within(list).getByText('Title').closest('th');
  await waitFor(() => expect(head?.getAttribute('aria-sort')).toBe('ascending'));
  fireEvent.click(within(list).getByText('Title'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'name', direction: 'desc' }));
});

test('selected records are deleted together', async () => {
  const { paramsOf } = await open('/blog/', [post(1), post(2), post(3)]);
  fireEvent.click(await screen.findByLabelText('Select all on this page'));
  fireEvent.click(screen.getByLabelText('Select Post 2'));
  const bar = await screen.findByTestId('bulk-bar');
  expect(bar.textContent).toContain('2 selected');
  fireEvent.click(within(bar).getByText('Delete'));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Delete 2 posts?');
  fireEvent.click(within(dialog).getByText('Delete'));
  await waitFor(() => expect(paramsOf('PostsService.delete')).toEqual([{ ids: [1, 3] }]));
  await waitFor(() => expect(screen.queryByTestId('bulk-bar')).toBe(null));
});

test('a record without a name can be opened and named in labels', async () => {
  await open('/blog/', [post(1, '')]);
  const link = await screen.findByText('(no name)');
  expect(link.closest('a')?.getAttribute('href')).toContain('/blog/posts/1/design/');
  screen.getByLabelText('More actions for (no name)');
});

test('no results offers to clear the filters', async () => {
  const { asked } = await open('/blog/?search=boat&status=draft', []);
  fireEvent.click(await screen.findByText('Clear filters'));
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({ page: 1, count: 20, sort: 'created', direction: 'desc' }),
  );
});

test('an error keeps the filters, and can be retried', async () => {
  let isAway = true;
  const { paramsOf } = await openPanel('/blog/?search=boat', {
    ...fakeSettings().answers,
    'PostsService.getList': () => {
      if (isAway) throw new RpcError('FORBIDDEN');
      return listOf([post(1)]);
    },
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
  });
  const error = await screen.findByTestId('error-card');
  isAway = false;
  fireEvent.click(within(error).getByText('Retry'));
  await screen.findByTestId('post-list');
  expect(paramsOf('PostsService.getList').at(-1)).toMatchObject({ search: 'boat' });
});
