import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createBrowser, testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { issueSetupLink } from './setup.ts';

const NO_OWNER = { PLINTH_OWNER_EMAIL: '', PLINTH_OWNER_PASSWORD: '' };

describe.each(SERVICE_DATABASES)('the setup on %s', async (kind) => {
  const time = { now: Date.now() };
  const server = await testServer(kind, { environment: NO_OWNER, clock: () => time.now });
  const token = /setup\/([\w-]+)\//.exec(server.setupUrl ?? '')?.[1] ?? '';
  const { SetupService, SystemService, PagesService } = server.browser().client;
  const site = {
    token,
    language: 'de_DE',
    name: '  Ada ',
    email: ' ada@example.com ',
    password: 'a long password',
    site_name: ' Ada’s site ',
    address: 'https://ada.example',
    time_zone: 'Europe/Berlin',
    starter: 'none',
  } as const;

  test('only the token from the console opens it', async () => {
    expect(await SystemService.getConfig()).toMatchObject({ needs_setup: true });
    expect(await SetupService.getState({})).toMatchObject({ expires_in: null, starters: [] });
    const { starters, ...state } = await SetupService.getState({ token });
    expect(state).toMatchObject({ needs_setup: true });
    expect(state.expires_in).toBeGreaterThan(29 * 60);
    expect(starters.map(({ id }) => id)).toContain('none');
    const wrong = SetupService.complete({ ...site, token: `${token}x` });
    await expect(wrong).rejects.toMatchObject({ message: 'SETUP.BAD_LINK' });
    const refused = SetupService.complete({ ...site, password: 'short', starter: 'none' });
    await expect(refused).rejects.toMatchObject({
      data: { errors: { password: ['stringLengthTooShort'] } },
    });
    await expect(SetupService.complete({ ...site, starter: 'nope' })).rejects.toMatchObject({
      data: { errors: { starter: ['valueInvalid'] } },
    });
  });

  test('starters come with images, and their other files are not served', async () => {
    const { fetch } = server.browser();
    const { starters } = await SetupService.getState({ token });
    const { desktop = '', mobile = '' } =
      starters.find(({ id }) => id === 'harbor')?.previews ?? {};
    for (const url of [desktop, mobile]) {
      const response = await fetch(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    for (const file of ['theme.json', 'media/theme.json', 'previews/../theme.json']) {
      expect((await fetch(`/admin/themes/harbor/${file}`)).status, file).toBe(404);
    }
  });

  test('visitors see a neutral page until it is complete', async () => {
    const { fetch } = server.browser();
    for (const path of ['/', '/about/', '/?url=about', '/sitemap.xml', '/robots.txt']) {
      const response = await fetch(path);
      const { status, headers } = response;
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '60']);
      expect(headers.get('cache-control')).toBe('no-store');
      const text = await response.text();
      expect(text).toContain('This site is being set up');
      expect(text).not.toMatch(new RegExp(`${token}|localhost|href`));
    }
    const inGerman = await fetch('/', {
      headers: { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' },
    });
    expect(await inGerman.text()).toMatch(/<html lang="de-DE">.*Diese Website wird eingerichtet/s);
    const posted = await fetch('/', { method: 'POST' });
    expect(posted.status).toBe(503);
    expect((await fetch('/admin')).headers.get('location')).toBe('/admin/');
    for (const path of ['/favicon.ico', '/assets/site.css', '/healthz']) {
      expect([path, (await fetch(path)).status]).toEqual([path, 200]);
    }
  });

  test('one of two concurrent calls creates the owner and signs in', async () => {
    const browsers = [server.browser(), createBrowser(server.url)];
    const results = await Promise.allSettled(
      browsers.map(({ client }) => client.SetupService.complete(site)),
    );
    const statuses = results.map(({ status }) => status).sort();
    expect(statuses).toEqual(['fulfilled', 'rejected']);
    const users = await Promise.all(browsers.map(({ client }) => client.AuthService.me()));
    expect(users.filter(Boolean)).toMatchObject([{ name: 'Ada', email: 'ada@example.com' }]);
    const accounts = await server.context.store.read.selectFrom('account').selectAll().execute();
    expect(accounts).toHaveLength(1);
  });

  test('it creates an activated site under construction in the owner’s language', async () => {
    const { client, fetch } = server.browser();
    await client.AuthService.login({ email: site.email, password: site.password });
    expect(await client.SystemService.getConfig()).toMatchObject({
      needs_setup: false,
      site_name: 'Ada’s site',
      address: 'https://ada.example',
      default_language: 'de_DE',
      html_lang: 'de-DE',
      time_zone: 'Europe/Berlin',
      is_under_construction: true,
    });
    expect(await client.ActivationService.getInfo()).toMatchObject({ state: 'active' });
    const { items } = await client.PagesService.getTree();
    expect(items).toMatchObject([{ is_home: true, full_url: 'https://ada.example' }]);
    const toGuest = await server.browser().fetch('/');
    expect([toGuest.status, toGuest.headers.get('retry-after')]).toEqual([503, '3600']);
    expect((await fetch('/')).status).toBe(200);
    expect(existsSync(`${server.context.config.data}/installed.json`)).toBe(true);
    await expect(PagesService.getTree()).rejects.toMatchObject({ code: 401 });
  });

  test('it never opens again after completion', async () => {
    expect(await SetupService.getState({ token })).toMatchObject({
      needs_setup: false,
      expires_in: null,
      starters: [],
    });
    await expect(SetupService.complete(site)).rejects.toMatchObject({ code: 403 });
  });
});

const MINUTE = 60_000;

describe.each(SERVICE_DATABASES)('the setup link on %s', (kind) => {
  const openSetup = async () => {
    const time = { now: Date.now() };
    const server = await testServer(kind, { environment: NO_OWNER, clock: () => time.now });
    const token = /setup\/([\w-]+)\//.exec(server.setupUrl ?? '')?.[1] ?? '';
    return { time, token, ...server.browser().client, store: server.context.store };
  };

  test('expires after half an hour', async () => {
    const { time, token, SetupService } = await openSetup();
    time.now += 31 * MINUTE;
    expect(await SetupService.getState({ token })).toMatchObject({ expires_in: null });
    const late = SetupService.extendLink({ token });
    await expect(late).rejects.toMatchObject({ message: 'SETUP.BAD_LINK' });
  });

  test('lasts while the wizard is in use, but for a day at most', async () => {
    const { time, token, SetupService } = await openSetup();
    time.now += 29 * MINUTE;
    expect(await SetupService.extendLink({ token })).toEqual({ expires_in: 30 * 60 });
    time.now += 29 * MINUTE;
    expect(await SetupService.getState({ token })).toMatchObject({ expires_in: 60 });
    for (let hours = 1; hours < 24; hours += 0.25) {
      await SetupService.extendLink({ token });
      time.now += 15 * MINUTE;
    }
    const { expires_in } = await SetupService.extendLink({ token });
    expect(expires_in).toBeLessThan(30 * 60);
    time.now += 31 * MINUTE;
    expect(await SetupService.getState({ token })).toMatchObject({ expires_in: null });
  });

  test('is replaced by a new one', async () => {
    const { token, SetupService, store } = await openSetup();
    const link = await issueSetupLink(store, 'http://localhost:3000');
    const next = /^http:\/\/localhost:3000\/admin\/#!\/setup\/([\w-]+)\/$/.exec(link ?? '')?.[1];
    expect(await SetupService.getState({ token })).toMatchObject({ expires_in: null });
    const { expires_in } = await SetupService.getState({ token: next });
    expect(expires_in).toBeGreaterThan(29 * 60);
  });
});
