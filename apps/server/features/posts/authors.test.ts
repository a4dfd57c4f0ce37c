import { describe, expect, test } from 'vitest';
import { node } from '../../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('authors of posts on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, SettingsService: settings } = client;
  const { store } = server.context;
  const blog = await create('Blog');
  const { id: me = 0 } = (await client.AuthService.me()) ?? {};
  const addAccount = (name: string) =>
    store.transaction(async ({ db }) => {
      const account = await db
        .selectFrom('account')
        .selectAll()
        .where('id', '=', me)
        .executeTakeFirstOrThrow();
      const { id: _, ...row } = account;
      const email = `${name.toLowerCase()}@example.com`;
      const { id } = await db
        .insertInto('account')
        .values({ ...row, name, email, email_key: email, role: 'editor' as 'owner' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return Number(id);
    });
  const writer = await addAccount('Ben');
  const useDefault = (default_author_id: number | null) =>
    settings.save({ group: 'blog', values: { blog_page_id: blog.id, default_author_id } });
  const document = node('root', 'section', {}, [
    node('row', 'row', {}, [node('column', 'column', {}, [node('author', 'blog_author')])]),
  ]);
  const publish = (name: string) => posts.save({ item: { name, status: 'publish', document } });
  const read = async (path: string) => (await server.browser().fetch(path)).text();
  const surfaces = ['/blog/tides/', '/feed.xml', '/feed.json'];

  test('are chosen from the accounts, by name', async () => {
    const { items } = await posts.getAuthors();
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([me, writer]));
    expect(items.find(({ id }) => id === writer)?.name).toBe('Ben');
    await expect(posts.save({ item: { name: 'X', author_id: 999 } })).rejects.toMatchObject(
      fieldErrorMatching('author_id', 'valueInvalid'),
    );
  });

  test('are the default author unless chosen, and appear wherever posts name one', async () => {
    await useDefault(writer);
    const post = await publish('Tides');
    expect(post).toMatchObject({ author_id: writer, author_name: 'Ben' });
    for (const path of surfaces) expect(await read(path)).toContain('Ben');
    expect(await read('/blog/tides/')).toContain('"author":{"@type":"Person","name":"Ben"}');
    const without = { id: post.id, author_id: null };
    const changed = await posts.save({ item: without, revision: post.revision });
    expect(changed).toMatchObject({ author_id: null, author_name: null });
    for (const path of surfaces) expect(await read(path)).not.toContain('Ben');
  });

  test('leave their posts without one once their account is gone', async () => {
    const leaver = await addAccount('Cara');
    await useDefault(leaver);
    const { id } = await publish('Orphan');
    await store.transaction(({ db }) =>
      db.deleteFrom('account').where('id', '=', leaver).execute(),
    );
    expect(await posts.get({ id })).toMatchObject({ author_id: null, author_name: null });
    expect(await publish('Next')).toMatchObject({ author_id: me });
    expect(await read('/blog/orphan/')).not.toContain('Cara');
  });
});
