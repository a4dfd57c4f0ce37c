import { describe, expect, test } from 'vitest';
import { node, textDocument as page } from './testing/documents.ts';
import { OWNER, testServer } from './testing/server.ts';
import { DATABASES } from './testing/stores.ts';

describe.each(DATABASES)('the server on %s', async (kind) => {
  const server = await testServer(kind);

  test('the owner signs in, saves a page, and reads it back', async () => {
    const { client } = server.browser();
    expect(await client.AuthService.me()).toBeNull();
    const user = await client.AuthService.login({ ...OWNER, remember: true });
    expect(user).toMatchObject({ email: OWNER.email });
    expect(await client.AuthService.me()).toEqual(user);

    const about = await client.PagesService.save({ item: { name: 'About us' } });
    expect(about).toMatchObject({
      url: 'about-us',
      full_url: 'http://site.example/about-us/',
      status: 'publish',
      is_home: false,
      revision: 1,
    });
    const before = await client.PagesService.getDesign({ id: about.id });
    const saved = await client.PagesService.saveDesign({
      id: about.id,
      sections: {
        content: page('<p>Hello <script>alert(1)</script></p>'),
        header: page('<p>Top</p>'),
      },
      revision: before.revision,
    });
    expect(saved.revision).toBe(before.revision + 1);
    expect(saved.revisions).toEqual({ header: 1 });
    expect(JSON.stringify(saved.sections.content)).toContain('<p>Hello </p>');
    expect(await client.PagesService.getDesign({ id: about.id })).toEqual(saved);

    await client.AuthService.logout();
    await expect(client.PagesService.get({ id: about.id })).rejects.toMatchObject({ code: 401 });
  });

  test('an invalid document is rejected with the path of the error, and nothing is stored', async () => {
    const { client } = await server.owner();
    const home = (await client.PagesService.getTree()).items[0];
    const id = home?.id ?? 0;
    const { revision } = await client.PagesService.getDesign({ id });
    const content = {
      ...page(''),
      children: [node('a', 'row', { foo: 1 }), node('b', 'nonsense')],
    };
    const refused = client.PagesService.saveDesign({ id, sections: { content }, revision });
    await expect(refused).rejects.toMatchObject({
      code: 400,
      data: {
        errors: {
          'sections.content.children.0.properties.foo': ['unknownField'],
          'sections.content.children.1.widget': ['unknownWidget'],
        },
      },
    });
    expect((await client.PagesService.getDesign({ id })).revision).toBe(revision);
  });

  test('of 100 browsers that save a page concurrently, exactly one wins each revision', async () => {
    const { client } = await server.owner();
    const { id } = await client.PagesService.save({ item: { name: 'Contended' } });
    const { revision } = await client.PagesService.getDesign({ id });
    const save = (text: string, at: number) =>
      client.PagesService.saveDesign({ id, sections: { content: page(text) }, revision: at });
    const first = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => save(`<p>${index}</p>`, revision)),
    );
    const winners = first.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(winners.map((design) => design.revision)).toEqual([revision + 1]);
    expect(await client.PagesService.getDesign({ id })).toEqual(winners[0]);
    for (const one of first) {
      if (one.status === 'rejected') {
        expect(one.reason).toMatchObject({ type: 'CONFLICT', data: { revision: revision + 1 } });
      }
    }
  });
});
