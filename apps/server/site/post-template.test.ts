import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { node, textDocument } from '../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const FORM = node('form', 'contact_form');

const around = (html: string, ...more: ReturnType<typeof node>[]) =>
  node('root', 'section', {}, [
    node('row', 'row', {}, [
      node('column', 'column', {}, [
        node('text', 'text', { html }),
        node('post', 'blog_content'),
        ...more,
      ]),
    ]),
  ]);

describe.each(SERVICE_DATABASES)('the template of posts on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, BlogService: blog } = client;
  const plain = await create('Plain');
  const page = await create('Journal');
  await client.SettingsService.save({ group: 'blog', values: { blog_page_id: page.id } });
  const guest = server.browser();
  const read = async (path: string) => (await guest.fetch(path)).text();
  const item = { name: 'First ride', status: 'publish' } as const;
  const first = await posts.save({ item: { ...item, document: textDocument('<p>By bike</p>') } });
  const path = '/journal/first-ride/';
  const save = async (document: ReturnType<typeof node>) => {
    const { revision } = await blog.getTemplate({ kind: 'post' });
    return blog.saveTemplate({ kind: 'post', document, ...(revision && { revision }) });
  };

  test('is the owner’s choice in a blog that has posts', async () => {
    await posts.setUpBlog({ name: 'Other', status: 'draft' });
    await client.SettingsService.save({ group: 'blog', values: { blog_page_id: page.id } });
    expect(await blog.getTemplate({ kind: 'post' })).toMatchObject({ owner: null, document: null });
    expect(await read(path)).not.toContain('moto-post-name');
    const { owner } = await blog.saveTemplate({ kind: 'post' });
    expect(owner?.kind).toBe('blog_template');
    const html = await read(path);
    const me = await client.AuthService.me();
    const [name, author, text] = ['moto-post-name', `>${me?.name}<`, 'By bike'].map((part) =>
      html.indexOf(part),
    );
    expect(name).toBeGreaterThan(0);
    expect(author).toBeGreaterThan(name ?? 0);
    expect(text).toBeGreaterThan(author ?? 0);
    expect(html).toContain('1 min read');
    expect(html.match(/<main/g)).toHaveLength(1);
  });

  test('changes all posts at once, and nothing else', async () => {
    await posts.save({ item: { ...item, name: 'Second ride' } });
    const site = await countingSite(server);
    await site.show(plain.id, '/plain/');
    expect(await read('/journal/second-ride/')).not.toContain('Ride along');
    await save(around('<p>Ride along</p>'));
    for (const url of [path, '/journal/second-ride/'])
      expect(await read(url)).toContain('Ride along');
    expect(site.cache.find('/plain/')).toBeDefined();
  });

  test('is saved and restored as other documents are', async () => {
    const { owner } = await blog.getTemplate({ kind: 'post' });
    const id = owner?.id ?? 0;
    const { revision } = await blog.getDesign({ id });
    await blog.saveDesign({ id, sections: { content: around('<p>Next look</p>') }, revision });
    expect(await read(path)).toContain('Next look');
    await blog.restoreRevision({ id, revision });
    expect(await read(path)).toContain('Ride along');
    const { url } = await blog.getPreviewUrl({ id });
    const preview = await read(url);
    expect(preview).toContain('Ride along');
    expect(preview).not.toContain('By bike');
    await posts.delete({
      ids: (await posts.getList({ search: 'Second' })).items.map((one) => one.id),
    });
    expect(await read(url)).toContain('By bike');
    expect((await blog.getCost({ id })).html).toBeGreaterThan(0);
  });

  test('is refused where it would show nothing, or without its revision', async () => {
    const content = around('<p>Inside</p>');
    await expect(
      posts.save({ item: { id: first.id, document: content }, revision: first.revision }),
    ).rejects.toMatchObject({ type: 'VALIDATION' });
    await expect(blog.saveTemplate({ kind: 'post', document: content })).rejects.toMatchObject(
      fieldErrorMatching('revision', 'isEmpty'),
    );
    await expect(
      blog.saveTemplate({ kind: 'post', document: content, revision: 99 }),
    ).rejects.toMatchObject({ type: 'CONFLICT' });
  });

  test('can have forms, whose ids are those of no post', async () => {
    await save(around('<p>Write to us</p>', FORM));
    expect(await read(path)).toContain('name="_form" value="content-template-form"');
    const body = new FormData();
    body.set('_form', 'content-template-form');
    const answer = await guest.fetch(path, { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('By bike');
  });

  test('of the main page is the blog’s page', async () => {
    const { owner, document, revision } = await blog.getTemplate({ kind: 'index' });
    expect(owner).toEqual({ kind: 'page', id: page.id });
    const changed = textDocument('<p>All rides</p>');
    expect(document).not.toEqual(changed);
    await blog.saveTemplate({ kind: 'index', document: changed, revision: revision ?? 0 });
    expect(await read('/journal/')).toContain('All rides');
  });

  test('is next to the blog’s settings', async () => {
    const { revision } = await blog.getSettings();
    const saved = await blog.setSettings({ values: { posts_per_page: 7 }, revision });
    expect(saved.values).toMatchObject({ posts_per_page: 7, blog_page_id: page.id });
    await expect(blog.setSettings({ values: { posts_per_page: 0 } })).rejects.toMatchObject({
      type: 'VALIDATION',
    });
  });
});
