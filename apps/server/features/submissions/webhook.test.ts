import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { SUBMISSION_WEBHOOK_JOB } from '../../jobs/outgoing-jobs.ts';
import { createSafeFetch } from '../../outbound/safe-fetch.ts';
import { createSubmittedForm } from '../../site/pages/find-submitted-form.ts';
import { testPages } from '../../testing/pages.ts';
import { runJob } from '../../testing/run-job.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { createSink } from '../../testing/sink.ts';
import { DATABASES } from '../../testing/stores.ts';
import { createSubmissionWebhook } from './webhook.ts';

const SECRET = 'a long secret';

describe.each(DATABASES)('the webhook of a form on %s', async (kind) => {
  let time = Date.parse('2026-11-29T10:00:00.000Z');
  let status = 500;
  const paths: (string | undefined)[] = [];
  const requests: { headers: Record<string, unknown>; body: string }[] = [];
  const inside = await createSink((_, response) => response.end());
  const sink = await createSink(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    paths.push(request.url);
    requests.push({ headers: request.headers, body });
    if (status !== 0) response.writeHead(status, { location: inside.url }).end();
  });
  const { client, create, server } = await testPages(kind, {
    clock: () => time,
    environment: { PLINTH_OUTBOUND: sink.host },
  });
  const page = await create('Contact', { status: 'publish' });
  const useForm = async (webhook: object) => {
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    const fields = ['name', 'message'].map((type) => ({ type, label: type }));
    const form = { widget: 'contact_form', properties: { fields, ...webhook } };
    const sections = { content: sampleDocument(form) };
    await client.PagesService.saveDesign({ id: page.id, sections, revision });
    const html = await (await server.browser().fetch('/contact/')).text();
    return { html, name: (type: string) => new RegExp(`name="(${type}_[^"]+)"`).exec(html)?.[1] };
  };
  const send = async (
    message: string,
    { name }: Awaited<ReturnType<typeof useForm>>,
    more: Record<string, string> = {},
  ) => {
    const fields = { ...more, [name('name') ?? '']: 'Ada', [name('message') ?? '']: message };
    const form = { page_id: page.id, widget_id: 'w0', fields };
    expect((await server.browser().client.SiteService.submitForm(form)).is_stored).toBe(true);
  };
  const first = async () => (await client.SubmissionsService.getList({})).items[0];
  const becomes = (webhook_state: string, webhook_failure = '') =>
    vi.waitFor(
      async () => expect(await first()).toMatchObject({ webhook_state, webhook_failure }),
      10_000,
    );
  const jobs = async (id?: number) =>
    server.context.store.read
      .selectFrom('job')
      .select(['state', 'attempts', 'payload'])
      .where('kind', '=', SUBMISSION_WEBHOOK_JOB)
      .where('key', '=', `submission ${id ?? (await first())?.id}`)
      .execute();
  const waitsForRetry = () =>
    vi.waitFor(
      async () => expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 1 }]),
      10_000,
    );
  const webhook = { webhook_url: `${sink.url}hook` };
  await client.SettingsService.save({ group: 'inbox', values: { webhook_secret: SECRET } });

  test('needs a URL of the web', async () => {
    for (const webhook_url of ['file:///etc/passwd', 'https://user:word@hook.example/']) {
      await expect(useForm({ webhook_url })).rejects.toMatchObject({
        data: { type: 'VALIDATION' },
      });
    }
  });

  test('gets what was stored, signed, once its server is back', async () => {
    const form = await useForm(webhook);
    expect(form.html).not.toContain(SECRET);
    expect(form.html).not.toContain('/hook');
    await send('Hi «there»', form);
    await becomes('failed', '500');
    await waitsForRetry();
    expect(JSON.stringify(await jobs())).not.toContain(SECRET);
    status = 204;
    time += 90_000;
    await becomes('sent');
    const [failed, sent] = requests;
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      ...{ event: 'submission', id: (await first())?.id, form: 'content-w0' },
      ...{ page: { id: page.id, name: 'Contact' }, sender: { name: 'Ada', email: '' } },
      fields: [{ label: 'name' }, { label: 'message', value: 'Hi «there»' }],
    });
    const [, seconds, hash] = /^t=(\d+),v1=(\w+)$/.exec(
      String(sent?.headers['x-plinth-signature']),
    ) ?? ['', '', ''];
    expect(Number(seconds)).toBe(Math.floor(time / 1000));
    const signed = createHmac('sha256', SECRET).update(`${seconds}.${sent?.body}`).digest('hex');
    expect(hash).toBe(signed);
    expect(sent?.headers['x-plinth-delivery']).toBe(failed?.headers['x-plinth-delivery']);
  });

  test('stays sent when an older try fails after a newer one', async () => {
    status = 204;
    await send('Overtaken', await useForm(webhook));
    await becomes('sent');
    const { id = 0 } = (await first()) ?? {};
    const become = (webhook_state: 'waiting' | 'sent') =>
      server.context.store.transaction((tx) =>
        tx.db.updateTable('submission').set({ webhook_state }).where('id', '=', id).execute(),
      );
    await become('waiting');
    const older = createSubmissionWebhook({
      ...server.context,
      formOf: createSubmittedForm(server.context),
      safeFetch: async () => {
        await become('sent');
        return { status: 500, headers: {}, body: Buffer.alloc(0) } as never;
      },
    }) as (payload: object) => Promise<void>;
    await expect(older({ id, url: webhook.webhook_url })).rejects.toThrow('500');
    await becomes('sent');
  });

  test('isn’t followed to this computer, and isn’t on it', async () => {
    status = 307;
    await send('Redirected', await useForm(webhook));
    await becomes('failed', '307');
    await send('Inside', await useForm({ ...webhook, webhook_url: inside.url }));
    await becomes('failed', 'refused');
    expect(inside.hits).toEqual([]);
  });

  test('a URL that was corrected is used by the next try, and one that was removed by none', async () => {
    status = 500;
    const path = () => paths.at(-1);
    await send('Corrected', await useForm(webhook));
    await becomes('failed', '500');
    await waitsForRetry();
    status = 204;
    await useForm({ webhook_url: `${sink.url}right` });
    time += 90_000;
    await becomes('sent');
    expect(path()).toBe('/right');
    status = 500;
    await send('Removed', await useForm(webhook));
    await becomes('failed', '500');
    await waitsForRetry();
    await useForm({});
    const count = requests.length;
    time += 90_000;
    await becomes('none');
    expect(requests).toHaveLength(count);
  });

  test('a message is sent again when the owner asks, to the present URL', async () => {
    await send('Once more', await useForm({ ...webhook, webhook_url: inside.url }));
    await becomes('failed', 'refused');
    const id = (await first())?.id ?? 0;
    const { SubmissionsService } = (await server.owner()).client;
    status = 204;
    await useForm(webhook);
    await SubmissionsService.resend({ id });
    await becomes('sent');
    await SubmissionsService.resend({ id });
    const tries = () => requests.filter(({ body }) => JSON.parse(body).id === id).length;
    await vi.waitFor(() => expect(tries()).toBe(2), 10_000);
    await becomes('sent');
    await useForm({});
    await expect(SubmissionsService.resend({ id })).rejects.toMatchObject({
      message: 'MODULE.INBOX.NO_WEBHOOK',
    });
  });

  test('a message that was spam for a while is passed on', async () => {
    status = 500;
    await send('Not spam', await useForm(webhook));
    await becomes('failed', '500');
    await waitsForRetry();
    const id = (await first())?.id ?? 0;
    const { SubmissionsService } = (await server.owner()).client;
    await SubmissionsService.setStatus({ ids: [id], status: 'spam' });
    status = 204;
    const tries = () => requests.filter(({ body }) => JSON.parse(body).id === id);
    expect(tries()).toHaveLength(1);
    time += 90_000;
    expect(await jobs(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(tries()).toHaveLength(1);
    await SubmissionsService.setStatus({ ids: [id], status: 'read' });
    await becomes('sent');
  });

  test('a message that the filter took for spam is passed on once it’s none, and only once', async () => {
    status = 204;
    const count = requests.length;
    await send('Filtered', await useForm(webhook), { website: 'https://spam.example' });
    const { SubmissionsService } = (await server.owner()).client;
    const [spam] = (await SubmissionsService.getList({ filter: { folder: 'spam' } })).items;
    expect(spam).toMatchObject({ mail_state: 'none', webhook_state: 'none' });
    const ids = [spam?.id ?? 0];
    expect(await jobs(ids[0])).toEqual([]);
    await SubmissionsService.setStatus({ ids, status: 'new' });
    await becomes('sent');
    expect((await first())?.mail_state).toBe('waiting');
    await SubmissionsService.setStatus({ ids, status: 'spam' });
    await SubmissionsService.setStatus({ ids, status: 'new' });
    await vi.waitFor(async () => expect(await jobs(ids[0])).toEqual([]), 10_000);
    expect(requests).toHaveLength(count + 1);
  });

  test('with a secret of another data folder, nothing is sent until it’s entered again', async () => {
    status = 204;
    const sealed = Buffer.alloc(64).toString('base64');
    await server.context.store.transaction(({ db }) =>
      db.updateTable('secret').set({ sealed }).where('name', '=', 'inbox.webhook_secret').execute(),
    );
    const count = requests.length;
    await send('Sealed', await useForm(webhook));
    await becomes('failed', 'secret_unreadable');
    await waitsForRetry();
    expect(requests).toHaveLength(count);
    const { client } = await server.owner();
    await client.SettingsService.save({ group: 'inbox', values: { webhook_secret: SECRET } });
    time += 90_000;
    await becomes('sent');
    expect(requests.at(-1)?.headers).toHaveProperty('x-plinth-signature');
  });

  test('without a secret, requests have no signature', async () => {
    const { client } = await server.owner();
    await client.SettingsService.save({ group: 'inbox', values: { webhook_secret: '' } });
    status = 204;
    await send('Unsigned', await useForm(webhook));
    await becomes('sent');
    expect(requests.at(-1)?.headers).not.toHaveProperty('x-plinth-signature');
  });

  test('a server that doesn’t answer is given up, to be tried again', async () => {
    status = 0;
    await send('Slow', await useForm({ ...webhook, webhook_url: inside.url }));
    await becomes('failed', 'refused');
    const id = (await first())?.id ?? 0;
    const { store, secrets } = server.context;
    const fetch = createSafeFetch({ reachable: [sink.host] });
    const job = createSubmissionWebhook({
      ...{ store, secrets, clock: () => time, formOf: async () => undefined },
      // The limit of the request itself, and the only one.
      safeFetch: (url, options) => fetch(url, { ...options, timeout: 100 }),
    });
    await expect(runJob(job, { id, url: sink.url })).rejects.toThrow('timeout');
    await becomes('failed', 'timeout');
  });
});
