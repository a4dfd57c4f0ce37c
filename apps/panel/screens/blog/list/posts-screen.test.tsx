// @vitest-environment happy-dom
import type { PostSummary } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, listOf, openPanel } from '../../../testing/open-panel.tsx';

const post = (id: number, status: PostSummary['status'], author_name: string | null) =>
  ({
    ...{ id, name: `Post ${id}`, revision: 1, url: `post-${id}`, full_url: null, status },
    ...{ created: '2026-11-01T10:00:00.000Z', modified: '2026-11-02T10:00:00.000Z' },
    ...{ published_at: '2026-11-01T10:00:00.000Z', author_name, image_id: null },
  }) as PostSummary;

test('selected posts are published together, and each names its author', async () => {
  const { paramsOf } = await openPanel('/blog/', {
    ...fakeSettings().answers,
    'PostsService.getList': () => listOf([post(1, 'draft', 'Ada'), post(2, 'publish', null)]),
    'PostsService.setStatus': () => post(1, 'publish', 'Ada'),
    'PostsService.getTopics': () => ({ items: [] }),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
  });
  const [first, second] = await screen.findAllByTestId('post-row');
  expect(first?.textContent).toContain('Ada');
  expect(second?.textContent).toContain('–');
  for (const box of screen.getAllByRole('checkbox', { name: /Post/ })) fireEvent.click(box);
  fireEvent.click(await screen.findByText('Publish'));
  await screen.findByText('1 post published.');
  expect(paramsOf('PostsService.setStatus')).toEqual([{ id: 1, status: 'publish' }]);
  await waitFor(() => expect(screen.queryByText('Change to draft')).toBe(null));
  fireEvent.click(screen.getAllByRole('checkbox', { name: /Post/ })[1] as HTMLElement);
  fireEvent.click(await screen.findByText('Change to draft'));
  await waitFor(() =>
    expect(paramsOf('PostsService.setStatus').at(-1)).toEqual({ id: 2, status: 'draft' }),
  );
});

test('posts are filtered by a category or tag', async () => {
  const { paramsOf } = await openPanel('/blog/', {
    ...fakeSettings().answers,
    'PostsService.getList': () => listOf([post(1, 'publish', 'Ada')]),
    'PostsService.getTopics': () => ({
      items: [
        { kind: 'category', name: 'News', slug: 'news', count: 1 },
        { kind: 'tag', name: 'Sea', slug: 'sea', count: 2 },
      ],
    }),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
  });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Category or tag' }));
  fireEvent.click(await screen.findByRole('option', { name: '#Sea', hidden: true }));
  await waitFor(() =>
    expect(paramsOf('PostsService.getList').at(-1)).toMatchObject({
      filter: { topic: 'tag/sea' },
    }),
  );
});

test('a list that is filtered by its address does not ask for all posts first', async () => {
  const { paramsOf } = await openPanel('/blog/?topic=tag%2Fsea', {
    ...fakeSettings().answers,
    'PostsService.getList': () => listOf([post(1, 'publish', 'Ada')]),
    'PostsService.getTopics': () => ({
      items: [{ kind: 'tag', name: 'Sea', slug: 'sea', count: 1 }],
    }),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
  });
  await screen.findAllByTestId('post-row');
  expect(paramsOf('PostsService.getList')).toHaveLength(1);
  expect(paramsOf('PostsService.getList')[0]).toMatchObject({ filter: { topic: 'tag/sea' } });
});

test('one button sets up the blog: its page, and a list on a page that lacks one', async () => {
  const settings = fakeSettings();
  const blog = { id: 4, name: 'Blog', status: 'publish', is_home: false, parent_id: null };
  let hasList = false;
  const { paramsOf } = await openPanel('/blog/', {
    ...settings.answers,
    'PostsService.getList': () => listOf([]),
    'PostsService.getTopics': () => ({ items: [] }),
    'PostsService.hasList': () => ({ has_list: hasList }),
    'PostsService.setUpBlog': () => settings.change('blog', { blog_page_id: 4 }),
    'PostsService.addList': () => {
      hasList = true;
      return {};
    },
    'MenusService.getList': () => listOf([{ id: 2, items: [] }]),
    'PagesService.getTree': () => ({ items: [blog] }),
    'PagesService.getList': () => listOf([blog]),
  });
  fireEvent.click(await screen.findByTestId('set-up-blog'));
  const missing = within(await screen.findByTestId('no-post-list'));
  expect(screen.queryByTestId('no-blog-page')).toBe(null);
  expect(paramsOf('PostsService.setUpBlog')).toEqual([
    { name: 'Blog', status: 'draft', menu_id: 2 },
  ]);
  fireEvent.click(missing.getByRole('button'));
  await waitFor(() => expect(screen.queryByTestId('no-post-list')).toBe(null));
  expect(paramsOf('PostsService.addList')).toEqual([{ page_id: 4 }]);
});

test('a scheduled post says when, and deleting it asks first', async () => {
  const fog = {
    ...post(7, 'publish', null),
    name: 'Fog',
    published_at: '2099-01-01T12:00:00.000Z',
  };
  const { paramsOf } = await openPanel('/blog/', {
    ...fakeSettings().answers,
    'PostsService.getList': () => listOf([fog]),
    'PostsService.getTopics': () => ({ items: [] }),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
    'LinksService.getUses': () => ({ items: [] }),
  });
  const row = await screen.findByTestId('post-row');
  expect(row.textContent).toContain('Scheduled for Jan 1, 2099');
  const remove = async (answer: string) => {
    fireEvent.click(within(row).getByTestId('post-menu'));
    const menu = within(await screen.findByRole('menu', { hidden: true }));
    fireEvent.click(menu.getByText('Delete'));
    await screen.findByText('Delete post “Fog”?');
    const dialog = screen.getByText('Cancel').closest<HTMLElement>('[role="dialog"]');
    if (dialog) fireEvent.click(within(dialog).getByText(answer));
    await waitFor(() => expect(screen.queryByText('Delete post “Fog”?')).toBe(null));
  };
  await remove('Cancel');
  expect(paramsOf('PostsService.delete')).toEqual([]);
  await remove('Delete');
  await waitFor(() => expect(paramsOf('PostsService.delete')).toEqual([{ ids: [7] }]));
});

test('posts say when they were published in the time zone of the site, with its name', async () => {
  await openPanel(
    '/blog/',
    {
      ...fakeSettings().answers,
      'PostsService.getList': () => listOf([post(1, 'publish', 'Ada'), post(2, 'draft', 'Ada')]),
      'PostsService.getTopics': () => ({ items: [] }),
      'PagesService.getTree': () => ({ items: [] }),
      'PagesService.getList': () => listOf([]),
    },
    { config: { time_zone: 'Pacific/Kiritimati' } },
  );
  const [published, draft] = await screen.findAllByTestId('post-row');
  expect(published?.textContent).toMatch(/Nov 2, 2026, 12:00\sAMPacific\/Kiritimati/);
  expect(draft?.textContent).not.toContain('Kiritimati');
});

test('posts show their featured images, which load in one call', async () => {
  const file = (id: number, renditions: readonly object[]) => ({
    ...{ id, name: 'boat.jpg', url: `/media/boat-${id}.jpg`, mime_type: 'image/jpeg' },
    ...{ width: 900, height: 600, title: '', alt: '', focal_point: null, size: 1, renditions },
  });
  const small = { url: '/media/boat-4-320.webp', mime_type: 'image/webp', width: 320 };
  const large = { url: '/media/boat-4-640.webp', mime_type: 'image/webp', width: 640 };
  const { paramsOf } = await openPanel('/blog/', {
    ...fakeSettings().answers,
    'PostsService.getList': () =>
      listOf([
        { ...post(1, 'draft', 'Ada'), image_id: 4 },
        { ...post(2, 'draft', 'Ada'), image_id: 5 },
        post(3, 'draft', 'Ada'),
      ]),
    'DataService.get': () => ({ results: [file(4, [large, small]), file(5, [])] }),
    'PostsService.getTopics': () => ({ items: [] }),
    'PagesService.getTree': () => ({ items: [] }),
    'PagesService.getList': () => listOf([]),
  });
  const rows = await screen.findAllByTestId('post-row');
  const images = () => rows.map((row) => row.querySelector('img')?.getAttribute('src') ?? null);
  await waitFor(() => expect(images()).toEqual([small.url, '/media/boat-5.jpg', null]));
  const requests = [4, 5].map((id) => ({ source: 'media', id }));
  expect(paramsOf('DataService.get')).toEqual([{ requests }]);
});
