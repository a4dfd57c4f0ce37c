import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sampleDocument, savePage, text, writePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('the public site on %s', async (kind) => {
  let ahead = 0;
  const server = await testServer(kind, { clock: () => Date.now() + ahead });
  const owner = await server.owner();
  const { client } = owner;
  const guest = server.browser();
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await guest.fetch(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const redirect = async (path: string) => {
    const { status, headers } = await read(path);
    return [status, headers.get('location')];
  };
  const general = (values: Record<string, string | boolean | number | null>) =>
    client.SettingsService.save({ group: 'general', values });

  const about = await savePage(client, { name: 'About us' }, '<p>About words</p>');
  const team = await savePage(client, { name: 'Team', parent_id: about.id }, '<p>Team words</p>');

  const menu = await client.MenusService.save({ item: { name: 'Main' } });
  const link = { action: 'page', page_id: team.id } as const;
  await client.MenusService.save({
    item: { id: menu.id, items: [{ id: 'team', label: 'Team', link, children: [] }] },
    revision: menu.revision,
  });
  const overview = await savePage(client, { name: 'Overview' }, '');
  await client.PagesService.saveDesign({
    id: overview.id,
    sections: { content: sampleDocument({ widget: 'menu', properties: { menu_id: menu.id } }) },
    revision: overview.design,
  });

  test('shows every save immediately', async () => {
    for (const words of ['First', 'Second', 'Third', 'Fourth']) {
      await writePage(client, about.id, `<p>${words}</p>`);
      expect((await read('/about-us/')).text).toContain(words);
      expect((await read('/about-us/')).text).toContain(words);
    }
    const { items } = await client.PagesService.getRevisions({ id: about.id });
    const third = items[1]?.revision ?? 0;
    await client.PagesService.restoreRevision({ id: about.id, revision: third });
    expect((await read('/about-us/')).text).toContain('<p>Third</p>');
  });

  test('sends a public page with its headers and without cookies', async () => {
    const { status, headers, text } = await read('/about-us/team/');
    expect([status, text.includes('Team words')]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      'content-security-policy': "object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers.has('set-cookie')).toBe(false);
    expect([...headers.keys()].filter((name) => /server|powered|version/.test(name))).toEqual([]);
  });

  test('negotiates encodings and responds with 304 to cached copies', async () => {
    const raw = async (encoding: string, more: Record<string, string> = {}) => {
      const { default: http } = await import('node:http');
      return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
        (resolve, reject) => {
          const headers = { 'accept-encoding': encoding, ...more };
          http
            .get(`${server.url}/about-us/team/`, { headers }, async (response) => {
              const body = Buffer.concat(await response.toArray());
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
            })
            .on('error', reject);
        },
      );
    };
    const plain = await raw('identity');
    const forms = { 'gzip, deflate, br': brotliDecompressSync, 'gzip;q=1, br;q=0': gunzipSync };
    for (const [encoding, unpack] of Object.entries(forms)) {
      const packed = await raw(encoding);
      expect(packed.headers['content-length']).toBe(String(packed.body.length));
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
      const again = await raw(encoding, { 'if-none-match': String(packed.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(packed.headers.etag);
    }
    expect(plain.headers['content-length']).toBe(String(plain.body.length));
    expect((await raw('br', { 'if-none-match': '"another"' })).status).toBe(200);
    const head = await guest.fetch('/about-us/team/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('ignores proxy headers', async () => {
    const names = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-prefix', 'x-original-url'];
    const { text } = await read('/about-us/');
    for (const name of [...names, 'x-rewrite-url', 'x-http-method-override']) {
      expect((await read('/about-us/', { [name]: 'evil.test' })).text).toBe(text);
    }
    expect((await read('/about-us/', { forwarded: 'host=evil.test;proto=https' })).text).toBe(text);
  });

  test('shows the same page whatever a visitor sends', async () => {
    const { text } = await read('/about-us/');
    const sent: Record<string, string>[] = [
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', 'x-forwarded-prefix': '/x' },
      { 'x-original-url': '/admin/', 'x-rewrite-url': '/admin/' },
      { 'x-http-method-override': 'DELETE' },
      { cookie: `sid=${'a'.repeat(43)}; page_access_1=1` },
      { 'accept-language': 'de', 'user-agent': 'curl', referer: 'https://evil.test/' },
    ];
    for (const headers of sent) {
      const page = await read('/about-us/', headers);
      expect([headers, page.text, page.headers.has('set-cookie')]).toEqual([headers, text, false]);
    }
    expect((await read('/about-us/?sid=1')).text).toBe(text);
  });

  test('redirects other forms of a URL to the configured one, in every mode', async () => {
    const forms = ['/about-us/team', '/about-us/team.html', '/?url=about-us/team'];
    const expectOwnUrl = async (path: string, withMenu: string) => {
      const url = `http://site.example${path}`;
      expect((await read(path)).text).toContain(`<link rel="canonical" href="${url}">`);
      expect((await read('/sitemap.xml')).text).toContain(`<loc>${url}</loc>`);
      expect((await read(withMenu)).text).toContain(`href="${path}"`);
    };
    await expectOwnUrl('/about-us/team/', '/overview/');
    expect(await redirect('/?url=about-us/team&next=//evil.test')).toEqual([
      301,
      '/about-us/team/?next=//evil.test',
    ]);
    for (const form of forms) expect(await redirect(form)).toEqual([301, '/about-us/team/']);
    expect(await redirect('/about-us/team?a=1&b=%0d%0a')).toEqual([
      301,
      '/about-us/team/?a=1&b=%0d%0a',
    ]);
    expect(await redirect('/home/?flag&a=1;b&c=%FC&~')).toEqual([301, '/?flag&a=1;b&c=%FC&~']);
    expect(await redirect('/?flag&url=about-us/team&~')).toEqual([301, '/about-us/team/?flag&~']);
    expect(await redirect('/home/')).toEqual([301, '/']);
    expect((await read('/about-us/team/?utm_source=x')).text).toContain('Team words');

    await general({ suffix: '.html' });
    expect((await read('/about-us/team.html')).text).toContain('Team words');
    await expectOwnUrl('/about-us/team.html', '/overview.html');
    expect(await redirect('/about-us/team/')).toEqual([301, '/about-us/team.html']);

    await general({ permalinks: false });
    expect((await read('/?url=about-us/team')).text).toContain('Team words');
    await expectOwnUrl('/?url=about-us/team', '/?url=overview');
    expect((await read('/?url=about-us%2Fteam&x=1')).text).toContain('Team words');
    expect(await redirect('/about-us/team.html')).toEqual([301, '/?url=about-us/team']);
    expect((await read('/')).status).toBe(200);
    await general({ suffix: '', permalinks: true });
    expect((await read('/about-us/team/')).text).toContain('Team words');
  });

  test.each([
    '//evil.test/',
    '/%2f%2fevil.test',
    '/\\evil.test',
    '/about-us/x.css',
    '/about-us;a.js',
    '/about-us%0a',
    '/?url=//evil.test',
    "/?url=' OR 1=1--",
    '/?url=about-us&url=//evil.test/nope',
    '/about-us/team/team/',
    '/undefined',
    '/about-us%00/',
    '/.env',
    '/.git/config',
    '/data/',
  ])('responds with 404 at %s', async (path) => {
    const { status, headers, text } = await read(path);
    if (path.includes('url=about-us&')) {
      expect([status, headers.get('location')]).toEqual([301, '/about-us/']);
      return;
    }
    expect(status).toBe(404);
    expect(text).not.toMatch(/About words|Team words/);
    expect(headers.has('location')).toBe(false);
  });

  test.each([
    ['/About-Us/', '/about-us/'],
    ['/ABOUT-US.HTML', '/about-us/'],
    ['/about-us//team/', '/about-us/team/'],
    ['//about-us/', '/about-us/'],
    ['///About-us//team//', '/about-us/team/'],
    ['/about%2Dus', '/about-us/'],
    ['/%41bout-us/', '/about-us/'],
    ['/about-us/index.html', '/about-us/'],
    ['/About-us/Index.php', '/about-us/'],
    ['/index.php/about-us/team', '/about-us/team/'],
    ['/index.html', '/'],
    ['/INDEX.PHP', '/'],
    ['/?url=About-Us//Team', '/about-us/team/'],
    ['/index.php?url=about-us', '/about-us/'],
    ['/Search', '/search/'],
  ])('redirects %s, which only differs in spelling, once to %s', async (path, canonical) => {
    const query = 'flag&a=1;b&c=%FC&~';
    const sent = `${path}${path.includes('?') ? '&' : '?'}${query}`;
    expect(await redirect(sent)).toEqual([301, `${canonical}?${query}`]);
    expect((await read(`${canonical}?${query}`)).status).toBe(200);
  });

  test('reveals no page to guests that they don’t see, in any spelling', async () => {
    const lock = { visibility: 'password', password_mode: 'unique', password: 'sesame' } as const;
    const locked = await savePage(client, { name: 'Locked', ...lock }, '<p>Locked words</p>');
    const draft = await savePage(client, { name: 'Sketch', status: 'draft' }, '<p>Sketch</p>');
    const forms = ['/Locked/', '/locked//', '//locked/', '/Sketch/', '/sketch/index.html'];
    for (const path of [...forms, '/?url=Sketch', '/Nowhere/', '//nowhere/'])
      expect([path, ...(await redirect(path))]).toEqual([path, 404, null]);
    const shown = await owner.fetch('/Sketch/?flag');
    expect([shown.status, shown.headers.get('location')]).toEqual([301, '/sketch/?flag']);
    await client.PagesService.delete({ ids: [locked.id, draft.id] });
  });

  test('shows the 404 page in the site’s style', async () => {
    const { status, headers, text } = await read('/nowhere/');
    expect([status, headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect(text).toContain('<h1>Page not found</h1>');
    expect(text).toContain('href="/assets/site.css"');
    expect(text).toContain('<html lang="en-US"');
  });

  test.each(['draft', 'pending', 'future'] as const)(
    'hides a page that is %s at every form of its address, in menus, sitemap and previews of others',
    async (status) => {
      const published_at = new Date(Date.now() + ahead + 24 * HOUR).toISOString();
      const item = { name: `Hidden ${status}`, status, published_at };
      const page = await savePage(client, item, '<p>Secret words</p>');
      const forms = [`/${page.url}/`, `/${page.url}`, `/${page.url}.html`, `/?url=${page.url}`];
      const more = [
        `/${page.id}/`,
        `/?page_id=${page.id}`,
        `/${page.url.toUpperCase()}/`,
        `/?url=/${page.url}/`,
        `/%${page.url.charCodeAt(0).toString(16)}${page.url.slice(1)}/`,
        `/?url=${page.url}.html`,
        `/${page.url}/?preview=1`,
        `/${page.url}/x.css`,
        `/${page.url};a.js`,
        `//${page.url}/`,
        `/?id=${page.id}`,
        `/preview/page/${page.id}/`,
        `/preview/page/${page.id}/9999999999999/${'a'.repeat(43)}/`,
      ];
      for (const path of [...forms, ...more]) {
        const { status: code, headers, text } = await read(path);
        const isHome = /^\/\?(page_)?id=/.test(path);
        expect([path, code]).toEqual([path, isHome ? 200 : 404]);
        expect(text).not.toMatch(/Secret words|Hidden/);
        expect(headers.has('location')).toBe(false);
      }
      expect((await read(`/${page.url}/`)).text).toBe((await read('/no-such-page/')).text);
      expect((await read('/sitemap.xml')).text).not.toContain(page.url);
      const { url } = await client.PagesService.getPreviewUrl({ id: about.id });
      const forged = url.replace(`/${about.id}/`, `/${page.id}/`);
      expect((await read(forged)).status).toBe(404);
      const shown = await owner.fetch(`/${page.url}/`);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([
        200,
        'private, no-store',
      ]);
    },
  );

  test('shows a scheduled page automatically from its time on', async () => {
    const published_at = new Date(Date.now() + ahead + HOUR).toISOString();
    const page = await savePage(
      client,
      { name: 'Soon', status: 'future', published_at },
      '<p>Here</p>',
    );
    expect((await read('/soon/')).status).toBe(404);
    expect((await read('/sitemap.xml')).text).not.toContain('/soon/');
    ahead += HOUR + 1000;
    expect((await read('/soon/')).text).toContain('Here');
    expect((await read('/sitemap.xml')).text).toContain('<loc>http://site.example/soon/</loc>');
    await client.PagesService.delete({ ids: [page.id] });
    expect((await read('/soon/')).status).toBe(404);
  });

  test('previews a stored page in an opaque origin until the link expires', async () => {
    const page = await savePage(client, { name: 'Draft', status: 'draft' }, '<p>Draft words</p>');
    const { url } = await client.PagesService.getPreviewUrl({ id: page.id });
    const { status, headers, text } = await read(url);
    expect([status, text.includes('Draft words')]).toEqual([200, true]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    await writePage(client, page.id, '<p>Later words</p>');
    expect((await read(url)).text).toContain('Later words');
    ahead += HOUR;
    expect((await read(url)).status).toBe(404);
    expect((await read('/preview/1/2/3/')).status).toBe(404);
  });

  test('has one stylesheet URL whose colors change without affecting cached pages', async () => {
    const page = await read('/about-us/');
    const sheet = await read('/assets/site.css');
    expect(page.text).toContain('href="/assets/site.css"');
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toBe('public, no-cache');
    const etag = sheet.headers.get('etag') ?? '';
    expect((await read('/assets/site.css', { 'if-none-match': etag })).status).toBe(304);
    const { colors } = await client.StylesService.getColorTheme();
    const main = ['#123456', ...colors.main.slice(1)];
    await client.StylesService.setColorTheme({ colors: { ...colors, main } });
    const after = await read('/assets/site.css', { 'if-none-match': etag });
    expect([after.status, after.text.includes('#123456')]).toEqual([200, true]);
    expect((await read('/about-us/')).headers.get('etag')).toBe(page.headers.get('etag'));
  });

  test('lists public pages for search engines and excludes the panel', async () => {
    await savePage(client, { name: 'Unlisted', is_noindex: true }, '');
    await savePage(client, { name: 'Copy', canonical_url: 'https://other.example/' }, '');
    const alternates = [{ language: 'fr', url: 'https://other.example/fr/' }];
    await savePage(client, { name: 'Translated', alternates }, '');
    expect((await read('/translated/')).text).toContain(
      '<link rel="alternate" hreflang="fr" href="https://other.example/fr/">',
    );
    const { text, headers } = await read('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(text).toContain('<loc>http://site.example/</loc>');
    expect(text).toContain('<loc>http://site.example/about-us/team/</loc>');
    expect(text).not.toMatch(/unlisted|\/copy\/|\/draft/);
    const paths = [...text.matchAll(/<loc>http:\/\/site\.example([^<]*)<\/loc>/g)].map(
      ([, at]) => at,
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect([path, (await read(path || '/')).status]).toEqual([path, 200]);
    const robots = (await read('/robots.txt')).text;
    for (const path of ['/admin/', '/rpc', '/preview/'])
      expect(robots).toContain(`Disallow: ${path}`);
    expect(robots).toContain('Sitemap: http://site.example/sitemap.xml');
    const icon = await read('/favicon.ico');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('adds the owner’s rules to robots.txt', async () => {
    const save = (robots_rules: string) =>
      client.SettingsService.save({ group: 'search_engines', values: { robots_rules } });
    await read('/robots.txt');
    await save('Disallow: /drafts/\n# No training\nUser-agent: GPTBot\nDisallow: /');
    expect((await read('/robots.txt')).text).toMatch(
      /^User-agent: \*\n(Disallow: .*\n)+Disallow: \/drafts\/\n# No training\nUser-agent: GPTBot\nDisallow: \/\n$/m,
    );
    await expect(save('Disallow: /a/\n<script>')).rejects.toMatchObject({
      data: { errors: { robots_rules: ['valueInvalid'] } },
    });
    await save('');
    expect((await read('/robots.txt')).text).not.toContain('GPTBot');
  });

  test('serves the canvas frame to owners only', async () => {
    const empty = await owner.fetch('/admin/canvas/');
    expect(await empty.text()).toBe(
      '<!doctype html><html><head><meta charset="utf-8"><title></title></head><body></body></html>',
    );
    expect(empty.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(empty.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(empty.headers.get('cache-control')).toBe('no-store');
    expect((await read('/admin/canvas/')).status).toBe(401);
  });

  test('omits custom code while code injection is off', async () => {
    const codes = { head_code: '<script>head()</script>', body_code: '<script>body()</script>' };
    const { id } = await client.PagesService.save({ item: { name: 'Coded', ...codes } });
    const { revision } = await client.PagesService.getDesign({ id });
    const embed = { widget: 'html_embed', properties: { code: '<script>embed()</script>' } };
    const sections = { content: sampleDocument(embed, text('<p>Words</p>')) };
    await client.PagesService.saveDesign({ id, sections, revision });
    const shown = async () => {
      const page = await read('/coded/');
      return ['head()', 'body()', 'embed()', 'Words'].filter((part) => page.text.includes(part));
    };
    const flag = (allow_code_injection: boolean) =>
      client.SettingsService.save({ group: 'features', values: { allow_code_injection } });
    expect(await shown()).toEqual(['head()', 'body()', 'embed()', 'Words']);
    await flag(false);
    expect(await shown()).toEqual(['Words']);
    await general({ password_protection: true, password: 'open sesame' });
    expect((await read('/coded/')).text).toContain('<form');
    await general({ password_protection: false });
    await flag(true);
    expect(await shown()).toContain('embed()');
  });
});
