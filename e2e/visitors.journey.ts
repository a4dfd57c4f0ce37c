import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './support/callers.ts';
import { type PageRecord, visit, withPage, withSettings, writeHeading } from './support/site.ts';
import { ask, must } from './support/wire.ts';

const status = async (visitor: APIRequestContext, path: string): Promise<number> =>
  (await visit(visitor, path)).status();

const text = async (visitor: APIRequestContext, path: string): Promise<string> =>
  (await visit(visitor, path)).text();

/** All URL forms of a top-level page. */
const formsOf = ({ id, url }: PageRecord): readonly string[] => [
  `/${url}/`,
  `/${url}`,
  `/${url}.html`,
  `/${url.toUpperCase()}/`,
  `/%${url.charCodeAt(0).toString(16)}${url.slice(1)}/`,
  `/?url=${url}`,
  `/?url=${url}/`,
  `/?url=${url}.html`,
  `/${url}/?preview=1`,
  `/${url}/x.css`,
  `/${url};a.js`,
  `//${url}/`,
  `/${id}/`,
  `/?id=${id}`,
  `/?page_id=${id}`,
  `/preview/page/${id}/`,
  `/preview/page/${id}/9999999999999/${'a'.repeat(43)}/`,
];

test('unpublished pages are not found at any URL', async ({ owner, guest, product }) => {
  const nothing = await text(guest, '/there-is-no-such-page/');
  const later = new Date(Date.now() + 3_600_000).toISOString();
  for (const state of ['draft', 'pending', 'future']) {
    const item = { name: `Hidden ${state} plan`, status: state, published_at: later };
    await withPage(owner, item, async (page) => {
      for (const path of formsOf(page)) {
        const answer = await visit(guest, product.url + path);
        const body = await answer.text();
        expect([path, body.includes('Hidden')]).toEqual([path, false]);
        const isHome = path.startsWith('/?') && !path.startsWith('/?url');
        expect([path, answer.status()]).toEqual([path, isHome ? 200 : 404]);
      }
      expect(await text(guest, `/${page.url}/`)).toBe(nothing);
      expect(await text(guest, '/sitemap.xml')).not.toContain(page.url);
      expect(await text(owner, `/${page.url}/`)).toContain(`Hidden ${state} plan</h1>`);
      expect((await visit(owner, `/${page.url}/`)).headers()['cache-control']).toContain('private');
    });
  }
});

test('a scheduled page goes live within 2 s of its date', async ({ owner, guest }) => {
  const due = Date.now() + 1_500;
  const item = { name: 'Launch', status: 'future', published_at: new Date(due).toISOString() };
  await withPage(owner, item, async ({ id, url }) => {
    expect(await status(guest, `/${url}/`)).toBe(404);
    await new Promise((resolve) => setTimeout(resolve, due + 2_000 - Date.now()));
    expect(await status(guest, `/${url}/`)).toBe(200);
    expect((await must<PageRecord>(owner, 'PagesService.get', { id })).status).toBe('publish');
    expect(await text(guest, '/sitemap.xml')).toContain(`/${url}/`);
  });
});

test('the home page can’t be unpublished or deleted', async ({ owner }) => {
  const { items } = await must<{ items: PageRecord[] }>(owner, 'PagesService.getTree');
  const [home] = items;
  const { revision } = await must<PageRecord>(owner, 'PagesService.get', { id: home?.id });
  for (const state of ['draft', 'pending', 'future']) {
    const item = { id: home?.id, status: state, published_at: '2099-01-01T00:00:00.000Z' };
    const { error } = await ask(owner, 'PagesService.save', { item, revision });
    expect(error?.message).toBe('MODULE.PAGES.HOME_HIDDEN');
    expect(error?.data.errors).toEqual({ status: ['valueInvalid'] });
  }
  const { error } = await ask(owner, 'PagesService.delete', { ids: [home?.id] });
  expect(error?.message).toBe('MODULE.PAGES.HOME_STAYS');
});

test('under construction, visitors get 503 everywhere and the owner sees the site', async ({
  owner,
  guest,
}) => {
  const values = { under_construction: true, maintenance_message: 'Back on Monday' };
  expect(await text(guest, '/')).toContain('section-content');
  await withSettings(owner, values, async () => {
    for (const path of ['/', '/about/', '/no-such-page/', '/?url=about', '/sitemap.xml']) {
      const answer = await visit(guest, path);
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
        path,
        503,
        'private, no-store',
      ]);
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
      const isSiteShown = (await answer.text()).includes('services/');
      expect([path, isSiteShown]).toEqual([path, false]);
    }
    expect(await text(guest, '/')).toContain('Back on Monday');
    expect(await text(guest, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await status(owner, '/about/')).toBe(200);
  });
  expect(await status(guest, '/about/')).toBe(200);
});

test('URLs follow the settings, and those of other modes redirect', async ({ owner, guest }) => {
  const modes = [
    { permalinks: true, suffix: '', own: '/about/' },
    { permalinks: true, suffix: '.html', own: '/about.html' },
    { permalinks: false, suffix: '', own: '/?url=about' },
  ];
  for (const { own, ...values } of modes) {
    await withSettings(owner, values, async () => {
      const answer = await visit(guest, own);
      expect([own, answer.status()]).toEqual([own, 200]);
      const canonical = /rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
      expect(canonical).toMatch(new RegExp(`${own.replace(/[.?]/g, '\\$&')}$`));
      for (const other of ['/about/', '/about', '/about.html', '/?url=about']) {
        if (other === own) continue;
        const moved = await visit(guest, other);
        expect([other, moved.status(), moved.headers().location]).toEqual([other, 301, own]);
      }
      expect(await text(guest, '/')).toContain(`href="${own}"`);
      expect(await text(guest, '/sitemap.xml')).toContain(`${own}</loc>`);
      expect(await status(guest, '/about/x.css')).toBe(404);
    });
  }
  const led = await visit(guest, '/?url=about&next=//evil.test');
  expect(led.headers().location).toBe('/about/?next=%2F%2Fevil.test');
});

test('titles follow the format in the settings', async ({ owner, guest }) => {
  const titles = {
    title: 'About',
    title_site: 'About | Quay & Co',
    site_title: 'Quay & Co | About',
  };
  for (const [page_title_format, expected] of Object.entries(titles)) {
    await withSettings(owner, { page_title_format, site_name: 'Quay & Co' }, async () => {
      await withPage(owner, { name: 'About', url: 'about-titles' }, async () => {
        const title = /<title>([^<]*)/.exec(await text(guest, '/about-titles/'))?.[1];
        expect(title?.replace('&amp;', '&')).toBe(expected);
      });
    });
  }
});

test('an older version of a page can be restored', async ({ owner, guest }) => {
  await withPage(owner, { name: 'Rewritten' }, async ({ id, url }) => {
    const first = await writeHeading(owner, id, 'First words');
    const second = await writeHeading(owner, id, 'Second words');
    expect(await text(guest, `/${url}/`)).toContain('Second words');
    const { items } = await must<{ items: { revision: number; is_current: boolean }[] }>(
      owner,
      'PagesService.getRevisions',
      { id },
    );
    expect(items[0]).toMatchObject({ revision: second, is_current: true });
    expect(items.map(({ revision }) => revision)).toContain(first);
    await must(owner, 'PagesService.restoreRevision', { id, revision: first });
    expect(await text(guest, `/${url}/`)).toContain('First words');
    const missing = await ask(owner, 'PagesService.restoreRevision', { id, revision: 999 });
    expect(missing.error?.code).toBe(404);
  });
});

test('search engines see public pages only', async ({ owner, guest, product }) => {
  await withPage(owner, { name: 'Kept out', is_noindex: true, is_nofollow: true }, async (kept) => {
    const map = await text(guest, '/sitemap.xml');
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(addresses).toContain(`${product.url}/`);
    expect(addresses).toContain(`${product.url}/about/`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses)
      expect([address, await status(guest, address ?? '')]).toEqual([address, 200]);
    expect(map).not.toContain(kept.url);
    const html = await text(guest, `/${kept.url}/`);
    expect(html).toContain('<meta name="robots" content="noindex,nofollow"');
    const robots = await text(guest, '/robots.txt');
    for (const line of [
      'Disallow: /admin/',
      'Disallow: /rpc',
      `Sitemap: ${product.url}/sitemap.xml`,
    ])
      expect(robots).toContain(line);
  });
});

test('a page doesn’t depend on request headers of visitors', async ({ guest, product }) => {
  const plain = await visit(guest, '/about/');
  const body = await plain.text();
  expect(plain.headers()).not.toHaveProperty('set-cookie');
  const told: readonly { readonly [name: string]: string }[] = [
    { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', 'x-forwarded-prefix': '/x' },
    { forwarded: 'host=evil.test;proto=https' },
    { 'x-original-url': '/admin/', 'x-rewrite-url': '/admin/' },
    { 'x-http-method-override': 'DELETE' },
    { cookie: `sid=${'a'.repeat(43)}; page_access_1=1` },
    { 'accept-language': 'de', 'user-agent': 'curl', referer: 'https://evil.test/' },
  ];
  for (const headers of told) {
    const answer = await guest.get('/about/', { headers, maxRedirects: 0 });
    expect([headers, answer.status(), await answer.text()]).toEqual([headers, 200, body]);
    expect(answer.headers()).not.toHaveProperty('set-cookie');
  }
  for (const path of ['/about/?sid=1', '/about/?utm=1']) expect(await text(guest, path)).toBe(body);
  for (const path of ['/about%0a/', '/about%00/', '/.env', '/.git/config', '/data/'])
    expect([path, await status(guest, product.url + path)]).toEqual([path, 404]);
});
