import { describe, expect, test } from 'vitest';
import { plainPage } from '../http/plain-page.ts';
import { storeMedia } from '../testing/media.ts';
import { sampleDocument, savePage } from '../testing/sample-page.ts';
import { type TestBrowser, testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const PRIVATE = 'private, no-store';

describe.each(SERVICE_DATABASES)('restricted access on %s', async (kind) => {
  let ahead = 0;
  const server = await testServer(kind, { clock: () => Date.now() + ahead });
  const owner = await server.owner();
  const { client } = owner;
  const general = (values: Record<string, string | boolean>) =>
    client.SettingsService.save({ group: 'general', values });
  const get = async (browser: TestBrowser, path: string) => {
    const response = await browser.fetch(path);
    const { status, headers } = response;
    return { status, cache: headers.get('cache-control'), headers, text: await response.text() };
  };
  const submit = (browser: TestBrowser, path: string, password: string) =>
    browser.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const locked = (name: string, password?: string) =>
    savePage(
      client,
      {
        name,
        visibility: 'password',
        password_mode: password ? 'unique' : 'general',
        ...(password && { password }),
        seo_description: `Describes the secret of ${name}`,
      },
      `<p>The secret of ${name}</p>`,
    );

  await general({ password: 'open sesame' });
  const one = await locked('One', 'first password');
  await locked('Two', 'second password');
  await locked('Three');

  test('a page with a password shows only a form that works without scripts', async () => {
    const browser = server.browser();
    const asked = await get(browser, '/one/');
    expect([asked.status, asked.cache]).toEqual([200, PRIVATE]);
    expect(asked.text).toMatch(/<form[^>]* method="post"/);
    expect(asked.text).toMatch(
      /<label for="([^"]+)"><span>Password<\/span><\/label><input id="\1"/,
    );
    expect(asked.text).not.toContain('secret');
    expect(asked.headers.get('x-robots-tag')).toBe('noindex');
    expect(asked.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await get(browser, '/sitemap.xml')).text).not.toContain('/one/');
    const wrong = await submit(browser, '/one/', 'wrong');
    expect([wrong.status, wrong.headers.has('set-cookie')]).toEqual([403, false]);
    expect(await wrong.text()).toMatch(/role="alert">Incorrect password/);
    const right = await submit(browser, '/one/', 'first password');
    expect([right.status, right.headers.get('location')]).toEqual([303, '/one/']);
    const cookie = right.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const shown = await get(browser, '/one/');
    expect([shown.status, shown.cache]).toEqual([200, PRIVATE]);
    expect(shown.text).toContain('The secret of One');
    expect((await get(server.browser(), '/one/')).text).not.toContain('secret');
  });

  test('a child page does not reveal a restricted parent', async () => {
    const { id: protectedParent } = await locked('Cellar');
    const { id: draftParent } = await savePage(client, { name: 'Attic', status: 'draft' }, '');
    for (const [parent_id, path] of [
      [protectedParent, '/cellar/stairs/'],
      [draftParent, '/attic/stairs/'],
    ] as const) {
      await savePage(client, { name: 'Stairs', parent_id }, '<p>Up and down</p>');
      const { status, text } = await get(server.browser(), path);
      expect([status, text.includes('Up and down')]).toEqual([200, true]);
      expect(text).not.toMatch(/Cellar|Attic/);
    }
    const { revision } = await client.PagesService.get({ id: draftParent });
    await client.PagesService.save({ item: { id: draftParent, status: 'publish' }, revision });
    expect((await get(server.browser(), '/attic/stairs/')).text).toContain('Attic');
  });

  test('a password opens in composed and in combining letters', async () => {
    const typed = 'Schl\u00fcssel';
    await locked('Umlaut', typed.normalize('NFD'));
    await locked('Umlaut of all');
    await general({ password: typed.normalize('NFD') });
    for (const password of [typed, typed.normalize('NFD')])
      for (const path of ['/umlaut/', '/umlaut-of-all/'])
        expect((await submit(server.browser(), path, password)).status).toBe(303);
    await general({ password: 'open sesame' });
  });

  test('a password opens only its own page until it changes', async () => {
    const browser = server.browser();
    await submit(browser, '/one/', 'first password');
    expect((await get(browser, '/two/')).text).not.toContain('secret');
    expect((await submit(browser, '/two/', 'open sesame')).status).toBe(403);
    expect((await submit(browser, '/three/', 'first password')).status).toBe(403);
    expect((await submit(browser, '/three/', 'open sesame')).status).toBe(303);
    expect((await get(browser, '/three/')).text).toContain('The secret of Three');
    expect((await get(browser, '/two/')).text).not.toContain('secret');
    expect((await get(browser, '/one/')).text).toContain('The secret of One');

    const [name = '', value = ''] =
      [...browser.cookies].find(([key]) => key.endsWith(`_${one.id}`)) ?? [];
    const [expires = '', signature = ''] = decodeURIComponent(value).split('.');
    expect(signature).not.toBe('');
    for (const forged of [
      `${expires}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${Number(expires) + 1}.${signature}`,
      `${expires}.`,
      'true',
      '',
    ]) {
      const forger = server.browser();
      forger.cookies.set(name, forged);
      const { text } = await get(forger, '/one/');
      expect([forged, text.includes('secret')]).toEqual([forged, false]);
    }

    const { revision } = await client.PagesService.get({ id: one.id });
    await client.PagesService.save({ item: { id: one.id, password: 'another one' }, revision });
    expect((await get(browser, '/one/')).text).not.toContain('secret');
    expect((await submit(browser, '/one/', 'another one')).status).toBe(303);
  });

  test('a page that becomes locked is no longer shown anywhere', async () => {
    const page = await savePage(client, { name: 'Open' }, '<p>Words for all</p>');
    const browser = server.browser();
    const open = await get(browser, '/open/');
    expect(open.text).toContain('Words for all');
    const { revision } = await client.PagesService.get({ id: page.id });
    await client.PagesService.save({ item: { id: page.id, visibility: 'password' }, revision });
    for (const path of ['/open/', '/open', '/?url=open', '/open.html']) {
      const { text, headers } = await get(browser, path);
      expect(text).not.toContain('Words for all');
      expect(headers.has('location')).toBe(false);
    }
    const headers = { 'if-none-match': open.headers.get('etag') ?? '' };
    expect((await browser.fetch('/open/', { headers })).status).toBe(200);
  });

  test('ten wrong passwords block for 15 minutes', async () => {
    const page = await locked('Tried', 'right one');
    const browser = server.browser();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await submit(browser, `/${page.url}/`, `wrong ${time}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    const right = await submit(browser, `/${page.url}/`, 'right one');
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await right.text()).toContain('Too many attempts');
    const params = { page_id: page.id, password: 'right one' };
    const called = browser.client.AuthService.loginToPageByPassword(params);
    await expect(called).rejects.toMatchObject({ code: 429 });
    ahead += 15 * 60_000;
    expect((await submit(browser, `/${page.url}/`, 'right one')).status).toBe(303);
  });

  test('a site with a password asks for it everywhere, except signed-in owners', async () => {
    await savePage(client, { name: 'Anywhere' }, '<p>Words inside</p>');
    const browser = server.browser();
    expect((await get(browser, '/anywhere/')).text).toContain('Words inside');
    await general({ password_protection: true });
    for (const path of ['/', '/anywhere/', '/nowhere/', '/one/']) {
      const { text, cache } = await get(browser, path);
      expect([path, text.includes('<form'), cache]).toEqual([path, true, PRIVATE]);
      expect(text).not.toMatch(/Words inside|secret/);
    }
    expect((await get(browser, '/sitemap.xml')).status).toBe(404);
    expect((await get(browser, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    const shown = await get(owner, '/anywhere/');
    expect([shown.text.includes('Words inside'), shown.cache]).toEqual([true, PRIVATE]);
    expect((await submit(browser, '/anywhere/', 'nonsense')).status).toBe(403);
    expect((await submit(browser, '/anywhere/', 'open sesame')).status).toBe(303);
    const inside = await get(browser, '/anywhere/');
    expect([inside.text.includes('Words inside'), inside.cache]).toEqual([true, PRIVATE]);
    expect((await get(browser, '/one/')).text).not.toContain('secret');
    expect((await get(browser, '/nowhere/')).status).toBe(404);
    await general({ password: 'changed' });
    expect((await get(browser, '/anywhere/')).text).not.toContain('Words inside');
    await general({ password_protection: false });
    const after = await get(server.browser(), '/anywhere/');
    expect([after.text.includes('Words inside'), after.cache]).toEqual([true, 'public, no-cache']);
  });

  test('a site under construction is visible to owners only', async () => {
    await general({
      under_construction: true,
      maintenance_message: '<p>Back <b>soon</b><script>alert(1)</script></p>',
    });
    const browser = server.browser();
    for (const path of [
      '/',
      '/anywhere/',
      '/nowhere/',
      '/sitemap.xml',
      '/?url=anywhere',
      '/one/',
    ]) {
      const { status, headers, cache, text } = await get(browser, path);
      expect([path, status, headers.get('retry-after'), cache]).toEqual([
        path,
        503,
        '3600',
        PRIVATE,
      ]);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(text).toContain('Back <b>soon</b>');
      expect(text).not.toMatch(/Words inside|alert/);
    }
    expect((await get(browser, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await get(browser, '/assets/site.css')).status).toBe(200);
    const shown = await get(owner, '/anywhere/');
    expect([shown.status, shown.cache]).toEqual([200, PRIVATE]);
    expect(shown.text).toContain('Words inside');
    await general({ under_construction: false });
    expect((await get(browser, '/anywhere/')).status).toBe(200);
  });

  test('a URL without content shows nothing of a site that a guest may not see', async () => {
    const files = ['/assets/nope', '/preview/x', '/sitemap.xml', '/share/page-1.png'];
    const found = async () => {
      const answers = await Promise.all(files.map((path) => get(server.browser(), path)));
      return answers.map(({ status, text }) => ({ status, text }));
    };
    await general({ under_construction: true });
    const { text } = await get(server.browser(), '/nowhere/');
    expect(await found()).toEqual(files.map(() => ({ status: 503, text })));
    await general({ under_construction: false, password_protection: true });
    const plain = { status: 404, text: plainPage.notFound };
    expect(await found()).toEqual(files.map(() => plain));
    await general({ password_protection: false });
    const { status, text: shown } = await get(server.browser(), '/assets/nope');
    expect([status, shown === plain.text]).toEqual([404, false]);
  });

  test('visitors of a German site read German', async () => {
    await general({ default_language: 'de_DE', html_lang: 'de' });
    const image_id = await storeMedia(server.context.store);
    const home = {
      id: 'home',
      label: 'Start',
      link: { action: 'home_page' },
      children: [],
    } as const;
    const menu = await client.MenusService.save({ item: { name: 'Menu' } });
    const { id: menu_id, revision: empty } = menu;
    await client.MenusService.save({ item: { id: menu_id, items: [home] }, revision: empty });
    const { id, design: revision } = await savePage(client, { name: 'Bilder' }, '');
    const link = { action: 'lightbox' };
    const content = sampleDocument(
      { widget: 'image', properties: { image_id, link } },
      { widget: 'menu', properties: { menu_id } },
    );
    await client.PagesService.saveDesign({ id, sections: { content }, revision });
    const { text } = await get(server.browser(), '/bilder/');
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('Zum Inhalt springen');
    expect(text).toContain('aria-label="Hauptmenü"');
    expect(text).toContain('data-lightbox="Bild schließen"');
    const form = await get(server.browser(), '/one/');
    expect(form.text).toMatch(/Passwort erforderlich.*>Weiter</s);
    const wrong = await submit(server.browser(), '/one/', 'wrong horse');
    expect([wrong.status, await wrong.text()]).toEqual([
      403,
      expect.stringContaining('Das Passwort ist falsch. Versuchen Sie es noch einmal.'),
    ]);
    await general({ default_language: 'en_US', html_lang: 'en-US' });
  });
});
