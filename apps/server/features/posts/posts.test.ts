import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../../testing/documents.ts';
import { storeMedia } from '../../testing/media.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { DATABASES } from '../../testing/stores.ts';

describe.each(DATABASES)('posts on %s', async (kind) => {
  const { client, create: createPage, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages, SettingsService: settings } = client;
  const blog = await createPage('Blog');
  const useBlog = (blog_page_id: number | null) =>
    settings.save({ group: 'blog', values: { blog_page_id } });
  await useBlog(blog.id);

  test('a new post is a draft with a URL, an author, and a document', async () => {
    const post = await posts.save({ item: { name: 'Hello world' } });
    const me = await client.AuthService.me();
    expect(post).toMatchObject({
      name: 'Hello world',
      url: 'hello-world',
      status: 'draft',
      published_at: null,
      author_id: me?.id,
      allow_comments: true,
      full_url: 'http://site.example/blog/hello-world/',
      document: { widget: 'section' },
      revision: 1,
    });
    expect(JSON.stringify(post.document)).toMatch(/<h1[^>]*>Hello world<.h1>.*<p><.p>/);
    expect(post).not.toHaveProperty('content_id');
    const { items } = await posts.getList({ search: 'hello' });
    expect(items).toMatchObject([{ id: post.id, full_url: post.full_url }]);
    expect(items[0]).not.toHaveProperty('document');
  });

  test('publishing sets the publication time unless it is given', async () => {
    const draft = await posts.save({ item: { name: 'Timely' } });
    const live = await posts.setStatus({ id: draft.id, status: 'publish' });
    expect(Math.abs(Date.parse(live.published_at ?? '') - Date.now())).toBeLessThan(60_000);
    const published_at = '2031-01-01T12:00:00.000Z';
    const later = await posts.save({ item: { name: 'Later', status: 'publish', published_at } });
    expect(later).toMatchObject({ status: 'publish', published_at });
    const again = await posts.setStatus({ id: live.id, status: 'publish' });
    expect(again.revision).toBe(live.revision);
    await expect(
      posts.save({ item: { name: 'X', status: 'pending' as 'draft' } }),
    ).rejects.toMatchObject(fieldErrorMatching('status', 'valueInvalid'));
  });

  test('settings and design are saved separately, each with its own revision', async () => {
    const post = await posts.save({
      item: { name: 'Apart', document: textDocument('<p>First</p>') },
    });
    const design = await posts.getDesign({ id: post.id });
    expect(design).toMatchObject({ post: { id: post.id }, revision: 1 });
    const renamed = await posts.save({ item: { id: post.id, name: 'Set apart' }, revision: 1 });
    const saved = await posts.saveDesign({
      id: post.id,
      sections: { content: textDocument('<p>Second</p>') },
      revision: design.revision,
    });
    expect(saved).toMatchObject({ revision: 2, post: { name: 'Set apart', revision: 2 } });
    expect(renamed.revision).toBe(2);
    await expect(
      posts.saveDesign({ id: post.id, sections: {}, revision: 1 }),
    ).rejects.toMatchObject({ code: 409, data: { revision: 2 } });
    const { items } = await posts.getRevisions({ id: post.id });
    expect(items.map(({ revision }) => revision)).toEqual([2, 1]);
    const restored = await posts.restoreRevision({ id: post.id, revision: 1 });
    expect(JSON.stringify(restored.sections.content)).toContain('First');
    const { html } = await posts.getCost({ id: post.id });
    expect(html).toBeGreaterThan(500);
  });

  test('a locked content is also kept when the post is saved with its document', async () => {
    const document = textDocument('<p>First</p>');
    const { id, revision } = await posts.save({ item: { name: 'Locked', document } });
    const { content_id } = await server.context.store.read
      .selectFrom('post')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await client.ContentSection.setSettings({ id: content_id, settings: { locked: 'all' } });
    const more = { ...document, children: [...document.children, node('more', 'row')] };
    const save = posts.save({ item: { id, document: more }, revision });
    await expect(save).rejects.toMatchObject({
      data: { errors: { document: ['sectionLocked'] } },
    });
    const other = textDocument('<p>Second</p>');
    expect((await posts.save({ item: { id, document: other }, revision })).revision).toBe(
      revision + 1,
    );
  });

  test('page-only widgets are rejected in a post, with their path', async () => {
    const post = await posts.save({ item: { name: 'Placed' } });
    const { revision } = await posts.getDesign({ id: post.id });
    const wrong = { ...textDocument('<p>x</p>'), widget: 'nonsense' };
    const saving = posts.saveDesign({ id: post.id, sections: { content: wrong }, revision });
    await expect(saving).rejects.toMatchObject({ code: 400 });
    expect((await posts.getDesign({ id: post.id })).revision).toBe(revision);
  });

  test('a post and a page never share a URL', async () => {
    await posts.save({ item: { name: 'Shared', url: 'shared' } });
    const taken = fieldErrorMatching('url', 'recordFound');
    await expect(createPage('Shared', { url: 'shared', parent_id: blog.id })).rejects.toMatchObject(
      taken,
    );
    const elsewhere = await createPage('Shared', { url: 'shared' });
    const moved = await pages.move({ id: elsewhere.id, parent_id: blog.id, position: 0 });
    expect(moved.url).toBe('shared-2');
    await expect(posts.save({ item: { name: 'Two', url: 'shared-2' } })).rejects.toMatchObject(
      taken,
    );
    await expect(posts.save({ item: { name: 'Two', url: 'shared' } })).rejects.toMatchObject(taken);
    expect((await posts.save({ item: { name: 'Shared' } })).url).toBe('shared-3');
    const free = await posts.checkUrl({ url: 'Shared' });
    expect(free).toMatchObject({ url: 'shared', is_available: false });
    const journal = await createPage('Journal');
    await createPage('Shared', { url: 'shared', parent_id: journal.id });
    await expect(useBlog(journal.id)).rejects.toMatchObject(
      fieldErrorMatching('blog_page_id', 'recordFound'),
    );
  });

  test('without a blog page, posts have no URL', async () => {
    const post = await posts.save({ item: { name: 'Nowhere' } });
    await useBlog(null);
    expect(await posts.get({ id: post.id })).toMatchObject({ url: 'nowhere', full_url: null });
    await useBlog(blog.id);
  });

  test('the short description is sanitized and limited to the blog’s maximum', async () => {
    const short_description = '<p onclick="x()">Short</p><script>x()</script>';
    const post = await posts.save({ item: { name: 'Brief', short_description } });
    expect(post.short_description).toBe('<p>Short</p>');
    const long = `<p>${'x'.repeat(2000)}</p>`;
    await expect(
      posts.save({ item: { name: 'Long', short_description: long } }),
    ).rejects.toMatchObject(fieldErrorMatching('short_description', 'stringLengthTooLong'));
  });

  test('references to missing records and to other files than images are rejected', async () => {
    const refused = (field: string) => fieldErrorMatching(field, 'valueInvalid');
    for (const image_id of [9999, await storeMedia(server.context.store, 'documents')]) {
      await expect(posts.save({ item: { name: 'Gone', image_id } })).rejects.toMatchObject(
        refused('image_id'),
      );
    }
    await expect(posts.save({ item: { name: 'Gone', author_id: 9999 } })).rejects.toMatchObject(
      refused('author_id'),
    );
  });

  test('a copy is a draft with the same document, and deleting a post deletes its document', async () => {
    const post = await posts.save({
      item: {
        ...{ name: 'Twice', status: 'publish', document: textDocument('<p>Twice over</p>') },
        alternates: [{ language: 'fr', url: 'https://a.example/fr/' }],
      },
    });
    const copy = await posts.duplicate({ id: post.id });
    expect(copy).toMatchObject({
      ...{ status: 'draft', published_at: null, document: post.document, alternates: [] },
    });
    expect(copy.url).not.toBe(post.url);
    const sections = async () =>
      (await server.context.store.read.selectFrom('section').select('id').execute()).length;
    const before = await sections();
    expect(await posts.delete({ ids: [copy.id, post.id, 9999] })).toEqual({ deleted: 2 });
    expect(await sections()).toBe(before - 2);
    await expect(posts.getDesign({ id: post.id })).rejects.toMatchObject({ code: 404 });
  });
});
