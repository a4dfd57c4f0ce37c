import { describe, expect, test } from 'vitest';
import { node } from '../../testing/documents.ts';
import { testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('title, author, and date of a post on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, SettingsService: settings } = client;
  const blog = await create('Blog');
  const values = { blog_page_id: blog.id, date_format: 'Y' };
  await settings.save({ group: 'blog', values });
  const widgets = [
    node('name', 'blog_name'),
    node('author', 'blog_author', { prefix: 'By' }),
    node('date', 'blog_published_on', { date_format: 'd.m.Y', has_reading_time: true }),
    node('topics', 'blog_topics', { prefix: 'In' }),
    node('text', 'text', { html: `<p>${'word '.repeat(660)}</p>` }),
  ];
  const document = node('root', 'section', {}, [
    node('row', 'row', {}, [node('column', 'column', {}, widgets)]),
  ]);
  const { id } = await posts.save({
    item: {
      name: 'Tides',
      status: 'publish',
      published_at: '2026-03-01T08:00:00.000Z',
      document,
      tags: ['Sea'],
    },
  });
  const read = async () => (await server.browser().fetch('/blog/tides/')).text();

  test('are shown to visitors', async () => {
    const me = await client.AuthService.me();
    const html = await read();
    expect(html).toContain('<h1 class="moto-post-name">Tides</h1>');
    expect(html).toContain(`<span>By</span><span>${me?.name}</span>`);
    expect(html).toContain('.moto-post-meta{');
    expect(html).toContain('<time datetime="2026-03-01T08:00:00.000Z">01.03.2026</time>');
    expect(html).toContain('3 min read');
    expect(html).toContain('<a href="/blog/tag/sea/" rel="tag">Sea</a>');
  });

  test('follow changes of the post, the account, and the blog', async () => {
    await read();
    const { revision } = await posts.get({ id });
    await posts.save({ item: { id, name: 'High tides' }, revision });
    expect(await read()).toContain('High tides</h1>');
    const profile = await client.ProfileService.get();
    await client.ProfileService.save({ item: { name: 'Ana' }, revision: profile.revision });
    expect(await read()).toContain('<span>Ana</span>');
    const design = await posts.getDesign({ id });
    const text = node('text', 'text', { html: `<p>${'word '.repeat(1100)}</p>` });
    const column = node('column', 'column', {}, [...widgets.slice(0, -1), text]);
    const content = node('root', 'section', {}, [node('row', 'row', {}, [column])]);
    await posts.saveDesign({ id, revision: design.revision, sections: { content } });
    expect(await read()).toContain('5 min read');
  });

  test('are refused on pages, which have none', async () => {
    const { revision } = await client.PagesService.getDesign({ id: blog.id });
    const sections = { content: document };
    const refused = client.PagesService.saveDesign({ id: blog.id, sections, revision });
    await expect(refused).rejects.toMatchObject({ type: 'VALIDATION' });
  });
});
