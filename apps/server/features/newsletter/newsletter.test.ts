import { describe, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { listenForMail, type Received } from '../../testing/mail-server.ts';
import { testPages } from '../../testing/pages.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const DAY = 86_400_000;
const FORM = 'content-w0';

describe.each(SERVICE_DATABASES)('the newsletter on %s', async (kind) => {
  let time = Date.parse('2026-11-29T10:00:00.000Z');
  const { client, create, server } = await testPages(kind, { clock: () => time });
  const visitor = server.browser();
  const page = await create('News', { status: 'publish' });
  const { revision } = await client.PagesService.getDesign({ id: page.id });
  const properties = { has_name: true, email_label: 'Email', name_label: 'Name' };
  const content = sampleDocument({ widget: 'newsletter', properties });
  await client.PagesService.saveDesign({ id: page.id, sections: { content }, revision });
  const html = await (await visitor.fetch('/news/')).text();
  const nameOf = (type: string) => new RegExp(`name="(${type}_[^"]+)"`).exec(html)?.[1] ?? '';

  const received: Received[] = [];
  const port = await freePort();
  await listenForMail(port, received);
  const useMailServer = (port: number) =>
    client.SettingsService.save({
      group: 'mail',
      values: {
        ...{ use_smtp: true, server: '127.0.0.1', port, secure: 'none' as const },
        ...{ authentication: 'none' as const, sender: 'site@example.com' },
      },
    });

  const subscribe = async (email: string, more: Record<string, string> = {}) => {
    const body = new URLSearchParams({ _form: FORM, [nameOf('email')]: email, ...more });
    const response = await visitor.fetch('/news/', {
      ...{ method: 'POST', body: body.toString() },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
    });
    time += 4 * 60_000;
    return { status: response.status, ...((await response.json()) as object) };
  };
  /** Signed in again, because days go by. */
  const subscribers = async () => (await server.owner()).client.SubscribersService;
  const list = async () => (await (await subscribers()).getList({})).items;
  const csv = async () => (await (await subscribers()).export()).csv;
  const statusOf = async (email: string) => (await list()).find((one) => one.email === email);
  const mailsTo = (email: string) => received.filter(({ to }) => to.includes(email));
  const lastMail = async (email: string, count: number) => {
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), 10_000);
    const mail = mailsTo(email).at(-1)?.mail;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
    return { mail, header };
  };
  const pathIn = (text = '') => /http:\/\/site\.example(\/\S+)/.exec(text)?.[1] ?? '';
  const open = async (path: string, method = 'GET', body?: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await visitor.fetch(path, { method, ...(body && { body, headers }) });
    return { status: response.status, text: await response.text() };
  };

  test('an email waits while the mail server is away, and a link in it confirms', async () => {
    await useMailServer(await freePort());
    expect(await subscribe('Ada@Example.com', { [nameOf('name')]: 'Ada' })).toEqual({
      status: 200,
    });
    const pending = await statusOf('ada@example.com');
    expect(pending).toMatchObject({ status: 'pending', name: 'Ada', page_name: 'News' });
    expect(await csv()).not.toContain('ada@');
    await useMailServer(port);
    time += 90_000;
    const { mail, header } = await lastMail('ada@example.com', 1);
    expect(mail?.subject).toBe('Confirm your subscription to My site');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/site\.example\/.*unsubscribe/);
    const path = pathIn(mail?.text);
    const asked = await open(path);
    expect([asked.status, asked.text.includes('Confirm subscription')]).toEqual([200, true]);
    expect((await statusOf('ada@example.com'))?.status).toBe('pending');
    const confirmed = await open(path, 'POST');
    expect([confirmed.status, confirmed.text.includes('You’re subscribed')]).toEqual([200, true]);
    expect((await open(path, 'POST')).status).toBe(200);
    expect(await statusOf('ada@example.com')).toMatchObject({
      ...{ status: 'confirmed', confirmed_at: expect.stringMatching(/^2026-11-29T/) },
    });
    expect(await csv()).toMatch(/ada@example.com,Ada,2026/);
  });

  test('the page says the same to everyone; who is on the list learns it by email', async () => {
    expect(await subscribe('ada@example.com')).toEqual({ status: 200 });
    time += DAY;
    expect(await subscribe('ada@example.com')).toEqual({ status: 200 });
    const { mail } = await lastMail('ada@example.com', 2);
    expect(mail?.subject).toBe('You’re already subscribed to My site');
    expect((await statusOf('ada@example.com'))?.status).toBe('confirmed');
  });

  test('leaving works by one click, twice, and makes links to confirm worthless', async () => {
    const mails = mailsTo('ada@example.com');
    const confirm = pathIn(mails[0]?.mail.text);
    const leave = pathIn(mails[1]?.mail.text);
    expect((await open(leave)).text).toContain('Unsubscribe from the newsletter');
    expect((await statusOf('ada@example.com'))?.status).toBe('confirmed');
    for (const _ of [1, 2]) {
      const left = await open(leave, 'POST', 'List-Unsubscribe=One-Click');
      expect([left.status, left.text.includes('You’re unsubscribed')]).toEqual([200, true]);
    }
    expect((await statusOf('ada@example.com'))?.status).toBe('unsubscribed');
    expect((await open(confirm, 'POST')).status).toBe(410);
    expect(await csv()).not.toContain('ada@');
    await subscribe('ada@example.com');
    const { mail } = await lastMail('ada@example.com', 3);
    expect((await statusOf('ada@example.com'))?.status).toBe('unsubscribed');
    await open(pathIn(mail?.text), 'POST');
    expect((await statusOf('ada@example.com'))?.status).toBe('confirmed');
  });

  test('links that are forged, changed, or expired do nothing', async () => {
    await subscribe('bea@example.com');
    const path = pathIn((await lastMail('bea@example.com', 1)).mail?.text);
    const token = path.slice(path.lastIndexOf('/') + 1);
    const [id = '', round = '', expires = '', signature = ''] = token.split('.');
    for (const forged of [
      `/assets/newsletter/confirm/${id}.${round}.${Number(expires) + 1}.${signature}`,
      `/assets/newsletter/confirm/${Number(id) - 1}.${round}.${expires}.${signature}`,
      `/assets/newsletter/confirm/${id}.${signature}`,
      `/assets/newsletter/unsubscribe/${id}.${signature}`,
      `/assets/newsletter/unsubscribe/${token}`,
      '/assets/newsletter/confirm/x',
    ]) {
      expect([forged, (await open(forged)).status]).toEqual([forged, 410]);
      expect([forged, (await open(forged, 'POST')).status]).toEqual([forged, 410]);
    }
    time += 8 * DAY;
    expect((await open(path, 'POST')).status).toBe(410);
    expect((await statusOf('bea@example.com'))?.status).toBe('pending');
  });

  test('the same address a hundred times is one row and one email a day', async () => {
    const ask = (at: number) =>
      server.context.subscriptions.subscribe({
        ...{ email: 'cleo@example.com', name: `Cleo ${at}`, page_id: null },
        ...{ page_name: 'News', isSpam: false },
      });
    await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at)));
    expect((await list()).filter(({ email }) => email === 'cleo@example.com')).toHaveLength(1);
    await lastMail('cleo@example.com', 1);
    time += DAY;
    await ask(100);
    await lastMail('cleo@example.com', 2);
  });

  test('spam gets no email, and bad answers name the field', async () => {
    const field = nameOf('email');
    for (const email of ['', 'ada@', 'a@b.example,c@d.example', 'a@b.example\nBcc: c@d.example']) {
      const refused = await subscribe(email);
      expect(refused).toMatchObject({ status: 422, issues: { [field]: expect.any(String) } });
    }
    await subscribe('dora@example.com', { website: 'https://spam.example' });
    expect(await statusOf('dora@example.com')).toMatchObject({ mailed_at: null });
    await subscribe('dora@example.com');
    await lastMail('dora@example.com', 1);
  });

  test('the owner deletes subscribers with everything that is known of them', async () => {
    const ids = (await list()).map(({ id }) => id);
    expect(await (await subscribers()).delete({ ids })).toEqual({ deleted: ids.length });
    expect(await list()).toEqual([]);
    const rows = await server.context.store.read
      .selectFrom('history')
      .select('id')
      .where('record', '=', 'subscriber')
      .execute();
    expect(rows).toEqual([]);
  });
});
