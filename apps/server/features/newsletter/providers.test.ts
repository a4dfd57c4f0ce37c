import { describe, expect, test, vi } from 'vitest';
import { freePort, listenForMail, type Received } from '../../testing/mail-server.ts';
import {
  BREVO_KEY,
  listenAsBrevo,
  listenAsMailchimp,
  MAILCHIMP_KEY,
} from '../../testing/newsletter-services.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const SERVICES = [
  {
    ...({ provider: 'mailchimp', key: MAILCHIMP_KEY, wrongKey: 'abc-us1', list: 'a1b2' } as const),
    listen: () => listenAsMailchimp(),
  },
  {
    ...({ provider: 'brevo', key: BREVO_KEY, wrongKey: 'abc', list: '7' } as const),
    listen: () => listenAsBrevo(new Set(['known@example.com'])),
  },
];

const CASES = SERVICE_DATABASES.flatMap((kind) => SERVICES.map((given) => ({ kind, ...given })));

describe.each(CASES)(
  '$provider on $kind',
  async ({ kind, provider, key, wrongKey, list, listen }) => {
    let time = Date.parse('2026-11-29T10:00:00.000Z');
    const service = await listen();
    const addresses: string[] = [];
    const { client, create, server } = await testPages(kind, {
      clock: () => time,
      environment: { PLINTH_OUTBOUND: service.host },
      providerAddress: (name, own) => {
        addresses.push(`${name} ${own}`);
        return service.url;
      },
    });
    const received: Received[] = [];
    const port = await freePort();
    await client.SettingsService.save({
      group: 'mail',
      values: {
        ...{ use_smtp: true, server: '127.0.0.1', port, secure: 'none' as const },
        ...{ authentication: 'none' as const, sender: 'site@example.com' },
      },
    });
    const page = await create('News', { status: 'publish' });
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    const properties = { has_name: true, email_label: 'Email', name_label: 'Name' };
    const content = sampleDocument({ widget: 'newsletter', properties });
    await client.PagesService.saveDesign({ id: page.id, sections: { content }, revision });
    const html = await (await server.browser().fetch('/news/')).text();
    const nameOf = (type: string) => new RegExp(`name="(${type}_[^"]+)"`).exec(html)?.[1] ?? '';

    const post = (email: string, accept: string) =>
      server.browser().fetch('/news/', {
        method: 'POST',
        body: new URLSearchParams({
          ...{ _form: 'content-w0', [nameOf('email')]: email, [nameOf('name')]: 'Ada' },
        }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      });
    const subscribe = async (email: string) => {
      const response = await post(email, 'application/json');
      time += 4 * 60_000;
      return { status: response.status, ...((await response.json()) as object) };
    };
    const use = (values: object) =>
      client.SettingsService.save({
        group: 'integration',
        values: { newsletter_provider: provider, newsletter_list: list, ...values },
      });
    const find = async (email: string) =>
      (await client.SubscribersService.getList({})).items.find((one) => one.email === email);

    test('a wrong key is refused, a right one shows the lists of the account', async () => {
      const { checkKey } = client.SubscribersService;
      for (const api_key of [wrongKey, 'x\r\ny: z', '']) {
        await expect(checkKey({ provider, api_key })).rejects.toMatchObject({
          ...{ message: 'MODULE.NEWSLETTER.API_KEY_INVALID' },
          ...fieldErrorMatching('newsletter_api_key', 'valueInvalid'),
        });
      }
      const lists = [{ id: list, name: 'Harbor news' }];
      expect(await checkKey({ provider, api_key: key })).toEqual({ lists });
      expect(addresses.at(-1)).toBe(
        provider === 'brevo'
          ? 'brevo https://api.brevo.com/v3/'
          : 'mailchimp https://us21.api.mailchimp.com/3.0/',
      );
      await expect(
        server.browser().client.SubscribersService.checkKey({ provider, api_key: key }),
      ).rejects.toMatchObject({ data: { type: 'UNAUTHENTICATED' } });
    });

    test('a provider needs a key and a list, and the key of one isn’t sent to another', async () => {
      await expect(use({})).rejects.toMatchObject(
        fieldErrorMatching('newsletter_api_key', 'isEmpty'),
      );
      await expect(use({ newsletter_api_key: key, newsletter_list: '' })).rejects.toMatchObject(
        fieldErrorMatching('newsletter_list', 'isEmpty'),
      );
      const saved = await use({ newsletter_api_key: key });
      expect(saved.secrets).toEqual({ newsletter_api_key: true });
      expect(JSON.stringify(saved)).not.toContain(key);
      const other = provider === 'brevo' ? 'mailchimp' : 'brevo';
      await expect(use({ newsletter_provider: other })).rejects.toMatchObject(
        fieldErrorMatching('newsletter_api_key', 'isEmpty'),
      );
      const count = service.hits.length;
      await expect(
        client.SubscribersService.checkKey({ provider: other, api_key: '' }),
      ).rejects.toMatchObject({ message: 'MODULE.NEWSLETTER.API_KEY_INVALID' });
      expect(service.hits.length).toBe(count);
      expect(await client.SubscribersService.checkKey({ provider, api_key: '' })).toMatchObject({
        lists: [{ id: list }],
      });
    });

    test('without confirmation, visitors learn at once whether they are on the list', async () => {
      await use({ newsletter_double_opt_in: false });
      expect(await subscribe('ada@example.com')).toEqual({ status: 200 });
      expect([...service.members]).toEqual([['ada@example.com', 'subscribed']]);
      expect(service.names.get('ada@example.com')).toBe('Ada');
      expect(await find('ada@example.com')).toMatchObject({
        ...{ status: 'confirmed', provider_state: 'sent' },
      });
      expect(await subscribe('ada@example.com')).toEqual({ status: 409, failure: 'already' });
      const again = await post('ada@example.com', 'text/html');
      expect(await again.text()).toMatch(/role="alert">You’re already subscribed\.</);
      await expect(
        server.browser().client.SiteService.submitForm({
          ...{ page_id: page.id, widget_id: 'w0' },
          fields: { [nameOf('email')]: 'ada@example.com' },
        }),
      ).rejects.toMatchObject({ message: 'MODULE.NEWSLETTER.ALREADY_SUBSCRIBED' });
      if (provider === 'brevo') {
        expect(await subscribe('known@example.com')).toEqual({ status: 200 });
        expect(service.members.has('known@example.com')).toBe(true);
      }
    });

    test('a service that is away, or refuses the key, keeps what was typed', async () => {
      service.isAway = true;
      expect(await subscribe('bea@example.com')).toEqual({ status: 503, failure: 'failure' });
      const kept = await (await post('bea@example.com', 'text/html')).text();
      expect(kept).toContain('value="bea@example.com"');
      expect(kept).toMatch(/role="alert">You couldn’t be subscribed\. Try again\.</);
      expect(await find('bea@example.com')).toMatchObject({
        ...{ status: 'pending', provider_state: 'failed' },
      });
      service.isAway = false;
      await use({ newsletter_api_key: wrongKey });
      expect(await subscribe('bea@example.com')).toMatchObject({ failure: 'failure' });
      expect(await find('bea@example.com')).toMatchObject({ provider_state: 'invalid_key' });
      await use({ newsletter_api_key: key });
      expect(await subscribe('bea@example.com')).toEqual({ status: 200 });
      expect(await find('bea@example.com')).toMatchObject({ provider_state: 'sent' });
    });

    test('with confirmation, the service learns of those who confirm, and who leave', async () => {
      await use({ newsletter_double_opt_in: true });
      await listenForMail(port, received);
      expect(await subscribe('cleo@example.com')).toEqual({ status: 200 });
      await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);
      expect(service.members.has('cleo@example.com')).toBe(false);
      const [, path = ''] =
        /http:\/\/site\.example(\/\S+)/.exec(received[0]?.mail.text ?? '') ?? [];
      service.isAway = true;
      expect((await server.browser().fetch(path, { method: 'POST' })).status).toBe(200);
      const state = async (expected: string) =>
        vi.waitFor(
          async () => expect((await find('cleo@example.com'))?.provider_state).toBe(expected),
          10_000,
        );
      await state('failed');
      expect((await find('cleo@example.com'))?.status).toBe('confirmed');
      service.isAway = false;
      time += 90_000;
      await state('sent');
      expect(service.members.get('cleo@example.com')).toBe('subscribed');
      const leave = server.context.subscriptionLinks.unsubscribe({
        id: (await find('cleo@example.com'))?.id ?? 0,
      });
      expect((await server.browser().fetch(leave, { method: 'POST' })).status).toBe(200);
      await vi.waitFor(
        () => expect(service.members.get('cleo@example.com')).not.toBe('subscribed'),
        10_000,
      );
      // Mailchimp asks people who have left before they are on a list again.
      await use({ newsletter_double_opt_in: false });
      expect(await subscribe('cleo@example.com')).toEqual({ status: 200 });
      expect(service.members.get('cleo@example.com')).toBe(
        provider === 'brevo' ? 'subscribed' : 'pending',
      );
    });
  },
);
