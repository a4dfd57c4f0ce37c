import { describe, expect, test } from 'vitest';
import { OWNER, testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

const HOUR = 3_600_000;

/** A server whose clock the test controls. */
const timedServer = async (kind: (typeof DATABASES)[number]) => {
  const time = { now: Date.now() };
  const server = await testServer(kind, { clock: () => time.now });
  return { server, pass: (ms: number) => (time.now += ms) };
};

const tokenIn = (payload: string | undefined): string =>
  /auth\/reset\/([\w-]+)\//.exec(payload ?? '')?.[1] ?? '';

describe.each(DATABASES)('signing in on %s', async (kind) => {
  const { server, pass } = await timedServer(kind);
  const { store } = server.context;

  const mails = () =>
    store.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'mail')
      .orderBy('id')
      .execute();
  const askForToken = async () => {
    await server.browser().client.AuthService.forgotPassword({ email: OWNER.email });
    const all = await mails();
    return (
      all
        .map(({ payload }) => tokenIn(payload))
        .filter(Boolean)
        .at(-1) ?? ''
    );
  };

  test('the cookie is host-only and has a new id at every sign-in', async () => {
    const browser = server.browser();
    browser.cookies.set('sid', 'a'.repeat(43));
    const login = (remember: boolean) =>
      browser.post(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'AuthService.login',
          params: { ...OWNER, remember },
        }),
      );
    const [first = ''] = (await login(false)).headers.getSetCookie();
    expect(first).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const id = browser.cookies.get('sid');
    expect(id).not.toBe('a'.repeat(43));
    const [second = ''] = (await login(true)).headers.getSetCookie();
    expect(second).toContain('Max-Age=2592000');
    expect(browser.cookies.get('sid')).not.toBe(id);
    const old = server.browser();
    old.cookies.set('sid', id ?? '');
    expect(await old.client.AuthService.me()).toBeNull();
  });

  test('a cookie is invalid after signing out', async () => {
    const browser = await server.owner();
    const sid = browser.cookies.get('sid') ?? '';
    await browser.client.AuthService.logout();
    expect(browser.cookies.has('sid')).toBe(false);
    browser.cookies.set('sid', sid);
    await expect(browser.client.ProfileService.get()).rejects.toMatchObject({ code: 401 });
  });

  test('a session expires after an idle day, a remembered one after thirty', async () => {
    const short = await server.owner();
    const long = server.browser();
    await long.client.AuthService.login({ ...OWNER, remember: true });
    pass(23 * HOUR);
    expect(await short.client.AuthService.me()).not.toBeNull();
    pass(23 * HOUR);
    expect(await short.client.AuthService.me()).not.toBeNull();
    pass(25 * HOUR);
    expect(await short.client.AuthService.me()).toBeNull();
    expect(await long.client.AuthService.me()).not.toBeNull();
    pass(28 * 24 * HOUR);
    expect(await long.client.AuthService.me()).toBeNull();
  });

  test('sessions are listed, and revoking one takes effect immediately', async () => {
    const here = await server.owner();
    const there = await server.owner();
    const { items } = await here.client.ProfileService.getSessions();
    const other = items.find(({ is_current }) => !is_current);
    expect(items.filter(({ is_current }) => is_current)).toHaveLength(1);
    await here.client.ProfileService.revokeSession({ id: other?.id ?? 0 });
    expect(await there.client.AuthService.me()).toBeNull();
    expect(await here.client.AuthService.me()).not.toBeNull();
  });

  test('after five wrong passwords even the right one must wait', async () => {
    pass(HOUR);
    const { client } = server.browser();
    const login = (password: string, email = OWNER.email) =>
      client.AuthService.login({ email, password });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(login('wrong')).rejects.toMatchObject({
        message: 'MODULE.AUTH.LOGIN.INCORRECT',
      });
    }
    const waiting = { code: 429, data: { retry_after: 900 } };
    await expect(login(OWNER.password)).rejects.toMatchObject(waiting);
    await expect(login(OWNER.password, ' Owner@Example.COM ')).rejects.toMatchObject({ code: 429 });
    const call = { jsonrpc: '2.0', id: 1, method: 'AuthService.login', params: OWNER };
    const { status, headers } = await server.browser().post(JSON.stringify(call));
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    pass(15 * 60_000);
    expect(await login(OWNER.password)).toMatchObject({ email: OWNER.email });
  });

  test('an error says how many attempts are left when there are few', async () => {
    pass(HOUR);
    const { client } = server.browser();
    const rejection = () =>
      client.AuthService.login({ ...OWNER, password: 'wrong' }).catch(({ data }) => data);
    expect(await rejection()).toMatchObject({ errors: { info: [] } });
    await rejection();
    const near = { errors: { info: ['FEW_ATTEMPTS_LEFT'] }, details: { count: 2 } };
    expect(await rejection()).toMatchObject(near);
    await rejection();
    expect(await rejection()).toMatchObject({ errors: { info: ['NO_ATTEMPTS_LEFT'] } });
    pass(HOUR);
    await client.AuthService.login(OWNER);
  });

  test('at most five of a hundred concurrent attempts are evaluated', async () => {
    pass(HOUR);
    const { client } = server.browser();
    const attempts = await Promise.allSettled(
      Array.from({ length: 100 }, () => client.AuthService.login({ ...OWNER, password: 'guess' })),
    );
    const codes = attempts.map((one) => (one.status === 'rejected' ? one.reason.code : 200));
    pass(HOUR);
    const count = (code: number) => codes.filter((each) => each === code).length;
    expect({ wrong: count(403), limited: count(429) }).toEqual({ wrong: 5, limited: 95 });
  });

  test('an unknown email and a wrong password return the same error', async () => {
    const { client } = server.browser();
    const rejection = (email: string) =>
      client.AuthService.login({ email, password: 'wrong' }).catch((error: unknown) => error);
    expect(await rejection('nobody@example.com')).toEqual(await rejection(OWNER.email));
    await client.AuthService.login(OWNER);
  });

  test('passwords are compared in full, without trimming or truncation', async () => {
    const { client } = server.browser();
    for (const password of [
      ` ${OWNER.password}`,
      OWNER.password.slice(0, -1),
      `${OWNER.password} `,
    ]) {
      await expect(client.AuthService.login({ ...OWNER, password })).rejects.toMatchObject({
        code: 403,
      });
    }
    const long = 'ü'.repeat(4096);
    await expect(client.AuthService.login({ ...OWNER, password: long })).rejects.toMatchObject({
      code: 400,
      data: { errors: { password: ['stringLengthTooLong'] } },
    });
    await client.AuthService.login(OWNER);
  });

  test('a forgotten password does not reveal whether the email is known', async () => {
    pass(HOUR);
    const { client } = server.browser();
    expect(await client.AuthService.forgotPassword({ email: 'nobody@example.com' })).toBe(true);
    expect(await client.AuthService.forgotPassword({ email: OWNER.email })).toBe(true);
    const { payload } = (await mails()).at(-1) ?? {};
    expect(payload).toContain('http://site.example/admin/#!/auth/reset/');
  });

  test('a reset link leads to the site, whatever host a proxy names', async () => {
    pass(HOUR);
    const email = ` ${OWNER.email.toUpperCase()} `;
    const call = { jsonrpc: '2.0', id: 1, method: 'AuthService.forgotPassword', params: { email } };
    const before = (await mails()).length;
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await server.browser().post(JSON.stringify(call), sent);
    const { result } = (await answer.json()) as { result?: unknown };
    const added = (await mails()).slice(before).map(({ payload }) => payload);
    expect([result, added.length]).toEqual([true, 1]);
    expect(added[0]).toContain('http://site.example/admin/#!/auth/reset/');
    expect(added[0]).not.toContain('evil.test');
  });

  test('a reset link works once, for an hour, until a newer one is issued', async () => {
    pass(HOUR);
    const { client } = server.browser();
    const password = OWNER.password;
    const reset = (token: string) =>
      client.AuthService.resetPassword({ token, password, confirm: password });
    const bad = { message: 'MODULE.AUTH.RESET.BAD_LINK' };
    const older = await askForToken();
    const token = await askForToken();
    await expect(reset(older)).rejects.toMatchObject(bad);
    await expect(reset(`${token.slice(0, -1)}!`)).rejects.toMatchObject(bad);
    const signedIn = await server.owner();
    const before = (await mails()).length;
    expect(await reset(token)).toBe(true);
    const told = (await mails()).slice(before).map(({ payload }) => payload);
    expect(told).toEqual([expect.stringContaining('"template":"password_changed"')]);
    expect(await signedIn.client.AuthService.me()).toBeNull();
    expect(await client.AuthService.me()).toBeNull();
    await expect(reset(token)).rejects.toMatchObject(bad);
    const late = await askForToken();
    pass(61 * 60_000);
    await expect(reset(late)).rejects.toMatchObject(bad);
  });

  test('a reset link is void after a change of password or email', async () => {
    pass(HOUR);
    const { client } = await server.owner();
    const password = OWNER.password;
    const reset = (token: string) =>
      server.browser().client.AuthService.resetPassword({ token, password, confirm: password });
    const bad = { message: 'MODULE.AUTH.RESET.BAD_LINK' };
    const first = await askForToken();
    const same = { current_password: password, password, confirm: password };
    await client.ProfileService.changePassword(same);
    await expect(reset(first)).rejects.toMatchObject(bad);
    const second = await askForToken();
    const { revision } = await client.ProfileService.get();
    const renamed = await client.ProfileService.save({ item: { name: 'Me' }, revision });
    const moved = await client.ProfileService.save({
      item: { email: 'new@example.com' },
      revision: renamed.revision,
    });
    await expect(reset(second)).rejects.toMatchObject(bad);
    await client.ProfileService.save({ item: { email: OWNER.email }, revision: moved.revision });
  });

  test('a new password requires the current one and signs out other browsers', async () => {
    const here = await server.owner();
    const there = await server.owner();
    const change = (current_password: string, password: string, confirm = password) =>
      here.client.ProfileService.changePassword({ current_password, password, confirm });
    await expect(change('wrong', 'new password 1')).rejects.toMatchObject({
      data: { errors: { current_password: ['notSame'] } },
    });
    await expect(change(OWNER.password, 'new password 1', 'other')).rejects.toMatchObject({
      data: { errors: { confirm: ['notSame'] } },
    });
    await change(OWNER.password, 'new password 1');
    await expect(server.browser().client.AuthService.login(OWNER)).rejects.toMatchObject({
      message: 'MODULE.AUTH.LOGIN.INCORRECT',
    });
    expect(await here.client.AuthService.me()).not.toBeNull();
    expect(await there.client.AuthService.me()).toBeNull();
    await change('new password 1', OWNER.password);
  });

  test('a new email requires a recent password', async () => {
    const { client } = await server.owner();
    const { revision } = await client.ProfileService.get();
    const save = (email: string, at: number) =>
      client.ProfileService.save({ item: { email }, revision: at });
    pass(16 * 60_000);
    await expect(save('new@example.com', revision)).rejects.toMatchObject({ type: 'STEP_UP' });
    await client.AuthService.confirmPassword({ password: OWNER.password });
    const saved = await save('new@example.com', revision);
    expect(saved).toMatchObject({ email: 'new@example.com', revision: revision + 1 });
    await save(OWNER.email, saved.revision);
  });

  test('sign-in without activation returns a ticket for the activation screen', async () => {
    const owner = await server.owner();
    await owner.client.SettingsService.save({
      group: 'general',
      values: { address: 'http://elsewhere.example' },
    });
    const browser = server.browser();
    await expect(browser.client.ActivationService.activate()).rejects.toMatchObject({ code: 401 });
    await expect(browser.client.AuthService.login(OWNER)).rejects.toMatchObject({
      code: 'PRODUCT_IS_NOT_ACTIVATED',
      data: { errors: { error: ['PRODUCT_IS_NOT_ACTIVATED'] } },
    });
    expect(await browser.client.ActivationService.getInfo()).toMatchObject({
      domain: 'elsewhere.example',
      state: 'inactive',
    });
    expect(await browser.client.ActivationService.activate()).toEqual({ state: 'active' });
    expect(await browser.client.AuthService.login(OWNER)).toMatchObject({ email: OWNER.email });
  });

  test('the audit log contains no passwords or tokens', async () => {
    const rows = await store.read.selectFrom('audit').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(20);
    expect(text).not.toContain(OWNER.password);
    expect(text).not.toContain('new password 1');
  });
});
