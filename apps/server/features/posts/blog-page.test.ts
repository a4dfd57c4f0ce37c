import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

describe.each(DATABASES)('the page of the blog on %s', async (kind) => {
  const server = await testServer(kind);
  const { client, fetch } = await server.owner();
  const { PostsService: posts, PagesService: pages, MenusService: menus } = client;
  const menu = await menus.save({ item: { name: 'Main' } });
  const blogSettings = async () => (await client.SettingsService.get({ group: 'blog' })).values;
  const textOf = async (path: string) => (await fetch(path)).text();

  test('is created with a list of all posts, in a menu', async () => {
    const page = await posts.setUpBlog({
      name: 'News & more',
      status: 'publish',
      menu_id: menu.id,
    });
    expect(await blogSettings()).toMatchObject({ blog_page_id: page.id });
    expect(await posts.hasList({ page_id: page.id })).toEqual({ has_list: true });
    const { items } = await menus.get({ id: menu.id });
    expect(items).toMatchObject([{ label: '', link: { page_id: page.id } }]);
    const post = await posts.save({ item: { name: 'First ride', status: 'publish' } });
    const html = await textOf(`/${page.url}/`);
    expect(html).toMatch(/<h1[^>]*>News &amp; more<.h1>/);
    expect(html).toContain('First ride');
    expect(await textOf(`/${page.url}/first-ride/`)).toMatch(/<h1[^>]*>First ride<.h1>/);
    const { document } = await posts.get({ id: post.id });
    expect(JSON.stringify(document)).not.toContain('First ride');
  });

  test('gets a list if it has none, once', async () => {
    const page = await pages.create({
      item: { name: 'Journal', parent_id: null, status: 'publish' },
    });
    expect(await posts.hasList({ page_id: page.id })).toEqual({ has_list: false });
    await posts.addList({ page_id: page.id });
    const { revision } = await pages.getDesign({ id: page.id });
    expect(await posts.hasList({ page_id: page.id })).toEqual({ has_list: true });
    await posts.addList({ page_id: page.id });
    expect((await pages.getDesign({ id: page.id })).revision).toBe(revision);
    expect(await textOf('/journal/')).toContain('First ride');
    expect(await posts.hasList({ page_id: 999_999 })).toEqual({ has_list: false });
  });
});
