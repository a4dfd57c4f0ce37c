import type { APIRequestContext, APIResponse } from 'playwright/test';
import { expect, test } from './support/callers.ts';
import { type PageRecord, visit, withPage, withSettings, writeHeading } from './support/site.ts';
import { ask, must } from './support/wire.ts';

const SECRET = 'Only for members';
const PASSWORD = 'tide and rope';

/** Submits the password form of a protected page. */
const enter = (visitor: APIRequestContext, path: string, password: string): Promise<APIResponse> =>
  visitor.post(path, { form: { password }, maxRedirects: 0 });

const shows = async (visitor: APIRequestContext, path: string): Promise<boolean> => {
  const answer = await visit(visitor, path);
  expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
    path,
    200,
    'private, no-store',
  ]);
  return (await answer.text()).includes(SECRET);
};

const locked = (mode: 'general' | 'unique', url: string) => ({
  name: SECRET,
  url,
  seo_description: SECRET,
  visibility: 'password',
  password_mode: mode,
  ...(mode === 'unique' && { password: PASSWORD }),
});

const accessCookie = async (visitor: APIRequestContext) => {
  const { cookies } = await visitor.storageState();
  return cookies.find(({ name }) => name.startsWith('page_access_'));
};

test('a page with a custom password opens only with it', async ({ owner, guest }) => {
  await withPage(owner, locked('unique', 'members'), async (page) => {
    await withPage(owner, locked('unique', 'other-members'), async () => {
      for (const path of ['/members/', '/members', '/members.html', '/?url=members'])
        expect([path, (await (await visit(guest, path)).text()).includes(SECRET)]).toEqual([
          path,
          false,
        ]);
      expect(await (await visit(guest, '/sitemap.xml')).text()).not.toContain('members');
      const wrong = await enter(guest, '/members/', 'wrong');
      expect(wrong.status()).toBe(403);
      expect(await wrong.text()).toContain('Incorrect password');
      expect(await accessCookie(guest)).toBeUndefined();

      const right = await enter(guest, '/members/', PASSWORD);
      expect([right.status(), right.headers().location]).toEqual([303, '/members/']);
      expect(await shows(guest, '/members/')).toBe(true);
      expect(await shows(guest, '/other-members/')).toBe(false);
      expect(await accessCookie(guest)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    });
    const item = { id: page.id, password: 'another rope' };
    const { revision } = await must<PageRecord>(owner, 'PagesService.get', { id: page.id });
    await must(owner, 'PagesService.save', { item, revision });
    expect(await shows(guest, '/members/')).toBe(false);
  });
});

test('an edited cookie, or that of another page, opens nothing', async ({
  owner,
  guest,
  playwright,
  product,
}) => {
  await withPage(owner, locked('unique', 'forged'), async (page) => {
    await enter(guest, '/forged/', PASSWORD);
    const cookie = await accessCookie(guest);
    const [expires = '', signature = ''] = decodeURIComponent(cookie?.value ?? '').split('.');
    for (const value of [
      `${Number(expires) + 1}.${signature}`,
      `${expires}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${expires}.`,
      'true',
      '',
    ]) {
      const forger = await playwright.request.newContext({
        baseURL: product.url,
        extraHTTPHeaders: { cookie: `page_access_${page.id}=${value}` },
      });
      expect([value, await shows(forger, '/forged/')]).toEqual([value, false]);
      await forger.dispose();
    }
  });
});

test('the site password opens only the pages that use it', async ({ owner, guest }) => {
  await withSettings(owner, { password: 'the whole harbor' }, async () => {
    await withPage(owner, locked('general', 'shared-lock'), async () => {
      await withPage(owner, locked('unique', 'own-lock'), async () => {
        expect((await enter(guest, '/shared-lock/', PASSWORD)).status()).toBe(403);
        expect((await enter(guest, '/own-lock/', 'the whole harbor')).status()).toBe(403);
        expect((await enter(guest, '/shared-lock/', 'the whole harbor')).status()).toBe(303);
        expect(await shows(guest, '/shared-lock/')).toBe(true);
        expect(await shows(guest, '/own-lock/')).toBe(false);
      });
    });
  });
});

test('a protected site asks for its password on every page', async ({ owner, guest }) => {
  const values = { password_protection: true, password: 'the whole harbor' };
  await withSettings(owner, values, async () => {
    for (const path of ['/', '/about/', '/no-such-page/']) {
      const answer = await visit(guest, path);
      expect([path, answer.headers()['cache-control']]).toEqual([path, 'private, no-store']);
      expect(await answer.text()).toContain('name="password"');
    }
    expect((await visit(guest, '/sitemap.xml')).status()).toBe(404);
    expect((await visit(owner, '/about/')).status()).toBe(200);
    expect((await enter(guest, '/about/', 'the whole harbor')).status()).toBe(303);
    expect(await (await visit(guest, '/about/')).text()).not.toContain('name="password"');
    expect((await visit(guest, '/no-such-page/')).status()).toBe(404);
  });
  expect((await visit(guest, '/about/')).headers()['cache-control']).toContain('public');
});

test('a page that becomes protected is no longer served from any cache', async ({
  owner,
  guest,
}) => {
  await withPage(owner, { name: SECRET, url: 'was-public' }, async ({ id }) => {
    await writeHeading(owner, id, SECRET);
    const before = await visit(guest, '/was-public/');
    expect(await before.text()).toContain(SECRET);
    const { revision } = await must<PageRecord>(owner, 'PagesService.get', { id });
    const item = { id, visibility: 'password', password_mode: 'unique', password: PASSWORD };
    await must(owner, 'PagesService.save', { item, revision });
    const after = await guest.get('/was-public/', {
      headers: { 'if-none-match': before.headers().etag ?? '' },
    });
    expect(after.status()).toBe(200);
    expect(await after.text()).not.toContain(SECRET);
  });
});

test('after ten wrong passwords the right one has to wait, too', async ({ owner, guest }) => {
  await withPage(owner, locked('unique', 'guessed'), async (page) => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await enter(guest, '/guessed/', `guess ${attempt}`)).status()).toBe(403);
    const answer = await enter(guest, '/guessed/', PASSWORD);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(600);
    expect(await answer.text()).toContain('Too many attempts');
    expect(await shows(guest, '/guessed/')).toBe(false);
    const params = { page_id: page.id, password: PASSWORD };
    const call = await ask(guest, 'AuthService.loginToPageByPassword', params);
    expect(call.error?.code).toBe(429);
  });
});
