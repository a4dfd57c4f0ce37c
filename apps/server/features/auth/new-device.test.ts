import { describe, expect, test } from 'vitest';
import { MAIL_JOB } from '../../mail/queue.ts';
import { OWNER, type TestBrowser, testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(SERVICE_DATABASES)('a sign-in from a new browser on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { store } = server.context;
  const mails = async () => {
    const rows = await store.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', MAIL_JOB)
      .orderBy('id')
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload));
  };
  const signIn = async ({ post }: TestBrowser) => {
    const call = { jsonrpc: '2.0', id: 1, method: 'AuthService.login', params: OWNER };
    const type = { 'content-type': 'application/json', 'user-agent': FIREFOX };
    expect(await (await post(JSON.stringify(call), type)).json()).toHaveProperty('result');
  };

  test('is not mailed while email isn’t set up', async () => {
    await signIn(server.browser());
    expect(await mails()).toEqual([]);
  });

  test('is mailed once per browser, with what tells whose it is', async () => {
    const sender = { server: 'mail.invalid', sender: 'site@example.com' };
    await owner.client.SettingsService.save({
      group: 'mail',
      values: { use_smtp: true, ...sender },
    });
    const browser = server.browser();
    await signIn(browser);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'new_device',
      to: { email: OWNER.email },
      values: { device: 'Firefox · Linux', ip: expect.stringContaining('127.0.0.1') },
    });
    await browser.client.AuthService.logout();
    await signIn(browser);
    await signIn(owner);
    expect(await mails()).toHaveLength(1);
  });

  test('is new if the cookie was made up', async () => {
    const count = (await mails()).length;
    const browser = server.browser();
    browser.cookies.set('device', `${'a'.repeat(43)}.${'b'.repeat(43)}`);
    await signIn(browser);
    expect(await mails()).toHaveLength(count + 1);
  });
});
