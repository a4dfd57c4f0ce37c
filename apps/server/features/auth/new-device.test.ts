import { describe, expect, test } from 'vitest';
import { MAIL_JOB } from '../../mail/queue.ts';
import { OWNER, type TestBrowser, type TestServer, testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signIn = async ({ post }: TestBrowser) => {
  const call = { jsonrpc: '2.0', id: 1, method: 'AuthService.login', params: OWNER };
  const type = { 'content-type': 'application/json', 'user-agent': FIREFOX };
  expect(await (await post(JSON.stringify(call), type)).json()).toHaveProperty('result');
};

const mailsOf = async ({ context: { store } }: TestServer) => {
  const rows = await store.read
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', MAIL_JOB)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload));
};

describe.each(SERVICE_DATABASES)('a sign-in from a new browser on %s', (kind) => {
  const serverWithMail = async () => {
    const server = await testServer(kind);
    const { client } = await server.owner();
    const values = { use_smtp: true, server: 'mail.invalid', sender: 'site@example.com' };
    await client.SettingsService.save({ group: 'mail', values });
    return server;
  };

  test('is not mailed while email isn’t set up', async () => {
    const server = await testServer(kind);
    await signIn(server.browser());
    expect(await mailsOf(server)).toEqual([]);
  });

  test('is mailed once per browser, with what tells whose it is', async () => {
    const server = await serverWithMail();
    const browser = server.browser();
    await signIn(browser);
    const [mail, ...others] = await mailsOf(server);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'new_device',
      to: { email: OWNER.email },
      values: { device: 'Firefox · Linux', ip: expect.stringContaining('127.0.0.1') },
    });
    await browser.client.AuthService.logout();
    await signIn(browser);
    expect(await mailsOf(server)).toHaveLength(1);
  });

  test('is new if the cookie was made up', async () => {
    const server = await serverWithMail();
    const browser = server.browser();
    browser.cookies.set('device', `${'a'.repeat(43)}.${'b'.repeat(43)}`);
    await signIn(browser);
    expect(await mailsOf(server)).toHaveLength(1);
  });
});
