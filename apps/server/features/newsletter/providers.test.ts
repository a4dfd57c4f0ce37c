import { describe, expect, test, vi } from 'vitest';
import { NEWSLETTER_JOB } from '../../jobs/outgoing-jobs.ts';
import { listenForMail, type Received } from '../../testing/mail-server.ts';
import {
  BREVO_KEY,
  listenAsBrevo,
  listenAsMailchimp,
  MAILCHIMP_KEY,
} from '../../testing/newsletter-services.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { OWNER } from '../../testing/server.ts';
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
    const port = await listenForMail(0, received);
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
    const use = async (values: object) => {
      await client.AuthService.confirmPassword({ password: OWNER.password });
      return client.SettingsService.save({
        group: 'integration',
        values: { newsletter_provider: provider, newsletter_list: list, ...values },
      });
    };
    const useAccount = (hasDoubleOptIn: boolean) =>
      use({ newsletter_api_key: key, newsletter_double_opt_in: hasDoubleOptIn });
    const find = async (email: string) =>
      (await client.SubscribersService.getList({})).items.find((one) => one.email === email);

    const mailsTo = (email: string) => received.filter(({ to }) => to.includes(email));
    /** The path of the link in the newest email. */
    const linkTo = async (email: string, count: number) => {
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), 10_000);
      const text = mailsTo(email).at(-1)?.mail.text ?? '';
      return /http:\/\/site\.example(\/\S+)/.exec(text)?.[1] ?? '';
    };
    const follow = async (path: string) =>
      expect((await server.browser().fetch(path, { method: 'POST' })).status).toBe(200);
    const leave = async (email: string) => {
      const { id = 0 } = (await find(email)) ?? {};
      await follow(server.context.subscriptionLinks.unsubscribe({ id }));
    };
    const state = (email: string, expected: string) =>
      vi.waitFor(async () => expect((await find(email))?.provider_state).toBe(expected), 10_000);
    const jobsOf = (id: number) =>
      server.context.store.read
        .selectFrom('job')
        .select(['state', 'attempts'])
        .where('kind', '=', NEWSLETTER_JOB)
        .where('key', '=', `subscriber ${id}`)
        .execute();
    const waitsForRetry = (id = 0) =>
      vi.waitFor(
        async () => expect(await jobsOf(id)).toEqual([{ state: 'waiting', attempts: 1 }]),
        10_000,
      );

    test('a wrong key is refused, a right one shows the lists of the account', async () => {
      const { checkKey } = client.SubscribersService;
      await use({ newsletter_provider: 'none', newsletter_api_key: '' });
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
      await use({ newsletter_provider: 'none', newsletter_api_key: '' });
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
      if (provider === 'brevo') {
        await expect(use({ newsletter_list: 'a1b2' })).rejects.toMatchObject(
          fieldErrorMatching('newsletter_list', 'valueInvalid'),
        );
      }
      await expect(use({ newsletter_provider: other, newsletter_list: '7' })).rejects.toMatchObject(
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
      await useAccount(false);
      expect(await subscribe('ada@example.com')).toEqual({ status: 200 });
      expect(service.members.get('ada@example.com')).toBe('subscribed');
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
      await useAccount(false);
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
      await useAccount(true);
      expect(await subscribe('cleo@example.com')).toEqual({ status: 200 });
      const path = await linkTo('cleo@example.com', 1);
      expect(service.members.has('cleo@example.com')).toBe(false);
      service.isAway = true;
      await follow(path);
      await state('cleo@example.com', 'failed');
      await waitsForRetry((await find('cleo@example.com'))?.id);
      expect((await find('cleo@example.com'))?.status).toBe('confirmed');
      service.isAway = false;
      time += 90_000;
      await state('cleo@example.com', 'sent');
      expect(service.members.get('cleo@example.com')).toBe('subscribed');
      await leave('cleo@example.com');
      await state('cleo@example.com', 'sent');
      expect(service.members.get('cleo@example.com')).not.toBe('subscribed');
    });

    test('who has left is asked again, also without confirmation', async () => {
      await useAccount(false);
      expect(await subscribe('dora@example.com')).toEqual({ status: 200 });
      await leave('dora@example.com');
      await state('dora@example.com', 'sent');
      const hits = service.hits.length;
      expect(await subscribe('dora@example.com')).toEqual({ status: 200 });
      const path = await linkTo('dora@example.com', 1);
      expect(service.hits).toHaveLength(hits);
      expect((await find('dora@example.com'))?.status).toBe('unsubscribed');
      await follow(path);
      await state('dora@example.com', 'sent');
      // Mailchimp asks people who have left itself.
      expect(service.members.get('dora@example.com')).toBe(
        provider === 'brevo' ? 'subscribed' : 'pending',
      );
    });

    test('who was deleted leaves the service, also once it’s back', async () => {
      await useAccount(false);
      expect(await subscribe('hana@example.com')).toEqual({ status: 200 });
      expect(await subscribe('ivan@example.com')).toEqual({ status: 200 });
      const { id: hana = 0 } = (await find('hana@example.com')) ?? {};
      const { id: ivan = 0 } = (await find('ivan@example.com')) ?? {};
      service.isAway = true;
      await leave('hana@example.com');
      await state('hana@example.com', 'failed');
      await waitsForRetry(hana);
      await client.SubscribersService.delete({ ids: [hana, ivan] });
      await waitsForRetry(hana);
      await waitsForRetry(ivan);
      service.isAway = false;
      time += 90_000;
      for (const email of ['hana@example.com', 'ivan@example.com']) {
        await vi.waitFor(() => expect(service.members.get(email)).not.toBe('subscribed'), 10_000);
      }
    });

    test('who was deleted and subscribed again stays at the service', async () => {
      await useAccount(false);
      expect(await subscribe('jana@example.com')).toEqual({ status: 200 });
      const { id = 0 } = (await find('jana@example.com')) ?? {};
      service.isAway = true;
      await client.SubscribersService.delete({ ids: [id] });
      await waitsForRetry(id);
      service.isAway = false;
      expect((await subscribe('jana@example.com')).status).toBe(409);
      await vi.waitFor(async () => expect(await jobsOf(id)).toEqual([]), 10_000);
      expect(service.members.get('jana@example.com')).toBe('subscribed');
    });

    test('a key that can’t be read is an invalid one, and links to unsubscribe work', async () => {
      await useAccount(false);
      expect(await subscribe('eve@example.com')).toEqual({ status: 200 });
      const sealed = Buffer.alloc(64).toString('base64');
      await server.context.store.transaction(({ db }) =>
        db
          .updateTable('secret')
          .set({ sealed })
          .where('name', '=', 'integration.newsletter_api_key')
          .execute(),
      );
      expect(await subscribe('finn@example.com')).toMatchObject({ failure: 'failure' });
      expect(await find('finn@example.com')).toMatchObject({ provider_state: 'invalid_key' });
      await leave('eve@example.com');
      expect((await find('eve@example.com'))?.status).toBe('unsubscribed');
      await state('eve@example.com', 'invalid_key');
    });

    if (provider === 'mailchimp') {
      test('whom the service asks isn’t on the list yet', async () => {
        await useAccount(false);
        service.members.set('gus@example.com', 'unsubscribed');
        for (const _ of ['asked', 'asked before']) {
          expect(await subscribe('gus@example.com')).toEqual({ status: 200 });
          expect(service.members.get('gus@example.com')).toBe('pending');
          expect(await find('gus@example.com')).toMatchObject({
            ...{ status: 'pending', provider_state: 'sent' },
          });
        }
        service.members.set('gus@example.com', 'subscribed');
        expect(await subscribe('gus@example.com')).toEqual({ status: 409, failure: 'already' });
        expect((await find('gus@example.com'))?.status).toBe('confirmed');
      });
    }
  },
);
