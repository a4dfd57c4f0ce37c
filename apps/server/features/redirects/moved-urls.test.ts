import { describe, expect, test } from 'vitest';
import { savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

describe.each(DATABASES)('redirects of moved pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { RedirectsService: redirects, PagesService: pages } = client;
  const guest = server.browser();
  const top = await savePage(client, { name: 'Top', url: 'a' }, '<p>Words</p>');
  const below = await savePage(
    client,
    { name: 'Below', url: 'below', parent_id: top.id },
    '<p><a href="/a/below/">x</a></p>',
  );

  const rename = async (url: string) => {
    const { full_url: from, revision } = await pages.get({ id: top.id });
    const { full_url: to } = await pages.save({ item: { id: top.id, url }, revision });
    return redirects.addMoved({ from, to });
  };
  const list = async () =>
    (await redirects.getList({ count: 200 })).items.map(
      ({ old_url, new_url }) => `${old_url} ${new_url}`,
    );
  const visit = async (path: string) => {
    const { status, headers } = await guest.fetch(path);
    return [status, headers.get('location')];
  };

  test('lead to a page and everything below it, and links follow', async () => {
    expect(await rename('b')).toEqual({ redirects: 2, links: 1 });
    expect(await list()).toEqual(['/a /b/', '/a/* /b/$1']);
    expect(await visit('/a/')).toEqual([301, '/b/']);
    expect(await visit('/a/below/')).toEqual([301, '/b/below/']);
    const { sections } = await pages.getDesign({ id: below.id });
    expect(JSON.stringify(sections.content)).toContain('href=\\"/b/below/\\"');
  });

  test('are no chains after another move', async () => {
    await redirects.save({ item: { old_url: '/short', new_url: '/b/below/' } });
    await rename('c');
    expect(await list()).toEqual([
      ...['/b /c/', '/b/* /c/$1', '/a /c/', '/a/* /c/$1', '/short /c/below/'],
    ]);
    expect(await visit('/short')).toEqual([301, '/c/below/']);
  });

  test('are no loops after a move back', async () => {
    await rename('a');
    expect(await list()).toEqual([
      ...['/c /a/', '/c/* /a/$1', '/b /a/', '/b/* /a/$1', '/short /a/below/'],
    ]);
    expect(await visit('/c/below/')).toEqual([301, '/a/below/']);
    expect(await visit('/a/below/')).toEqual([200, null]);
  });

  test('are not hidden by a redirect of all other URLs', async () => {
    const all = await redirects.save({ item: { old_url: '/*', new_url: 'https://a.example/' } });
    await rename('d');
    expect(await visit('/a/below/')).toEqual([301, '/d/below/']);
    expect(await visit('/elsewhere/')).toEqual([301, 'https://a.example/']);
    const positions = (await redirects.getList({ count: 200 })).items.map((one) => one.position);
    expect(new Set(positions).size).toBe(positions.length);
    await redirects.delete({ ids: [all.id] });
    await rename('a');
  });

  test('need no redirect if nothing moved', async () => {
    const { full_url } = await pages.get({ id: top.id });
    const none = { redirects: 0, links: 0 };
    expect(await redirects.addMoved({ from: full_url, to: full_url })).toEqual(none);
    const other = 'https://elsewhere.example/x/';
    expect(await redirects.addMoved({ from: other, to: full_url })).toEqual(none);
  });
});
