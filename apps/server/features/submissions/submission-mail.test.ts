import { describe, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { listenForMail, type Received } from '../../testing/mail-server.ts';
import { testPages } from '../../testing/pages.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { OWNER } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('mail of forms on %s', async (kind) => {
  let time = Date.parse('2026-11-29T10:00:00.000Z');
  const { client, create, server } = await testPages(kind, { clock: () => time });
  const page = await create('Contact', { status: 'publish' });
  const received: Received[] = [];
  const port = await freePort();

  const useForm = async (recipients: string, subject = '') => {
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    const fields = ['name', 'email', 'subject', 'message'].map((type) => ({ type, label: type }));
    const form = { widget: 'contact_form', properties: { fields, recipients, subject } };
    const sections = { content: sampleDocument(form) };
    await client.PagesService.saveDesign({ id: page.id, sections, revision });
    const html = await (await server.browser().fetch('/contact/')).text();
    return (type: string) => new RegExp(`name="(${type}_[^"]+)"`).exec(html)?.[1] ?? '';
  };
  const first = async () => (await client.SubmissionsService.getList({})).items[0];

  test('a message waits while the mail server is away, and arrives once it is back', async () => {
    const values = {
      ...{ use_smtp: true, server: '127.0.0.1', port, secure: 'none' as const },
      ...{ authentication: 'none' as const, sender: 'site@example.com' },
    };
    await client.SettingsService.save({ group: 'mail', values });
    const name = await useForm('');
    const sent = await server.browser().client.SiteService.submitForm({
      ...{ page_id: page.id, widget_id: 'w0' },
      fields: {
        ...{ [name('name')]: 'Ada', [name('email')]: 'ada@example.com' },
        ...{ [name('subject')]: 'A "quote"', [name('message')]: 'Bcc: evil@example.com\nHi' },
      },
    });
    expect(sent.is_stored).toBe(true);
    await vi.waitFor(async () => expect((await first())?.mail_state).toBe('failed'), 10_000);
    expect(received).toEqual([]);
    await listenForMail(port, received);
    time += 90_000;
    await vi.waitFor(async () => expect((await first())?.mail_state).toBe('sent'), 10_000);
    const id = (await first())?.id;
    expect(received).toHaveLength(1);
    const [{ to, mail } = { to: [], mail: undefined }] = received;
    expect(to).toEqual([OWNER.email]);
    expect(mail?.subject).toBe('Message from My site: A "quote"');
    expect(mail?.replyTo).toEqual([{ name: 'Ada', address: 'ada@example.com' }]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.text).toContain('message:\nBcc: evil@example.com\nHi');
    expect(mail?.text).toContain(`http://site.example/admin/#!/inbox/${id}/`);
    expect(mail?.messageId).toMatch(/^<[\w-]{43}@plinth\.invalid>$/);
  });

  test('goes to the recipients of the form, each on their own', async () => {
    received.length = 0;
    await listenForMail(port, received);
    const name = await useForm('sales@example.com, desk@example.com');
    await server.browser().client.SiteService.submitForm({
      ...{ page_id: page.id, widget_id: 'w0', fields: { [name('message')]: 'Hello' } },
    });
    await vi.waitFor(async () => expect((await first())?.mail_state).toBe('sent'), 10_000);
    expect(received.map(({ to }) => to)).toEqual([['sales@example.com'], ['desk@example.com']]);
    expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(2);
  });

  test('has the subject of the form, in which answers add no header', async () => {
    received.length = 0;
    await listenForMail(port, received);
    const name = await useForm('', 'From {name}: {message} {Email}');
    await server.browser().client.SiteService.submitForm({
      ...{ page_id: page.id, widget_id: 'w0' },
      fields: {
        ...{ [name('name')]: 'Ada', [name('subject')]: 'Own' },
        [name('message')]: 'Hi\r\nBcc: evil@example.com',
      },
    });
    await vi.waitFor(async () => expect((await first())?.mail_state).toBe('sent'), 10_000);
    const [{ to, mail } = { to: [], mail: undefined }] = received;
    expect(to).toEqual([OWNER.email]);
    expect(mail?.subject).toBe('From Ada: Hi Bcc: evil@example.com');
    expect(mail?.bcc ?? []).toEqual([]);
  });
});
