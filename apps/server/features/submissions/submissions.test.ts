import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FORM_CHALLENGE_URL, type FormChallenge, namedFields, proofOf } from '@plinth/model';
import { describe, expect, test, vi } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import { SUBMISSION_WEBHOOK_JOB } from '../../jobs/outgoing-jobs.ts';
import type { JobHandler } from '../../jobs/runner.ts';
import { newFileKey } from '../../storage/files/file-store.ts';
import { countingSite } from '../../testing/counting-site.ts';
import { testPages } from '../../testing/pages.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { markOrphaned } from '../media/orphaned-files.ts';
import { sweepMedia } from '../media/sweep.ts';
import { createDeleteExpired, EXPIRED_MESSAGES_JOB } from './delete-expired.ts';

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'));

const FIELDS = [
  { type: 'name', label: 'Name', is_required: true },
  { type: 'email', label: 'Email', is_required: true },
  { type: 'message', label: '', is_required: true },
  { type: 'select', label: 'Size', options: 'Small\nLarge' },
  { type: 'file', label: 'Plan' },
] as const;

const names = namedFields(
  FIELDS.map((field) => ({ options: '', is_required: false, is_hidden: false, ...field })),
).map(({ name }) => name);
const [NAME = '', EMAIL = '', MESSAGE = '', SIZE = '', FILE = ''] = names;

const HONEST = { [NAME]: 'Ada', [EMAIL]: 'ada@example.com', [MESSAGE]: 'Hello\nthere' };
const FORM = 'content-w0';

describe.each(SERVICE_DATABASES)('forms on %s', async (kind) => {
  let time = Date.parse('2026-11-29T10:00:00.000Z');
  const { client, create, server } = await testPages(kind, { clock: () => time });
  const visitor = server.browser();
  const page = await create('Contact', { status: 'publish' });
  const design = (properties: object) => ({
    content: sampleDocument({ widget: 'contact_form', properties: properties as never }),
  });
  const save = async (sections: object) => {
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    await client.PagesService.saveDesign({ id: page.id, sections, revision });
  };
  await save(design({ fields: FIELDS, recipients: 'sales@example.com' }));

  const bodyOf = (values: Record<string, string | Blob>) => {
    const body = new FormData();
    body.set('_form', FORM);
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    return body;
  };
  /** A browser without the script. */
  const post = (values: Record<string, string | Blob>) =>
    visitor.fetch('/contact/', { method: 'POST', body: bodyOf(values) });
  /** The script of the page. */
  const send = async (values: Record<string, string | Blob>) => {
    const headers = { accept: 'application/json' };
    const response = await visitor.fetch('/contact/', {
      ...{ method: 'POST', body: bodyOf(values), headers },
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const inbox = async (folder: 'all' | 'spam' | 'unread' = 'all') =>
    (await client.SubmissionsService.getList({ filter: { folder } })).items;
  const eraseExpired = () =>
    createDeleteExpired({ ...server.context, clock: () => time })(
      ...([undefined, undefined, undefined] as unknown as Parameters<JobHandler>),
    );
  const clear = async () => {
    const all = [...(await inbox()), ...(await inbox('spam'))].map(({ id }) => id);
    if (all.length > 0) await client.SubmissionsService.delete({ ids: all });
    time += 3_600_001;
    await eraseExpired();
  };
  const storedFiles = async () => {
    const names = await readdir(join(server.context.folder.path, 'attachments'), {
      recursive: true,
    }).catch(() => []);
    return names.filter((name) => name.includes('.'));
  };

  test('a form is stored, and the browser is sent to the text that says so', async () => {
    const response = await post(HONEST);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/contact/#${FORM}-sent`);
    const [item] = await inbox();
    expect(item).toMatchObject({
      ...{ page_id: page.id, post_id: null, widget_id: FORM, page_name: 'Contact' },
      ...{ status: 'new', mail_state: 'waiting', sender_name: 'Ada' },
      sender_email: 'ada@example.com',
      fields: [
        { type: 'name', label: 'Name', value: 'Ada' },
        { type: 'email', label: 'Email', value: 'ada@example.com' },
        { type: 'message', label: 'Message', value: 'Hello\nthere' },
      ],
    });
    expect(await client.SubmissionsService.countUnread()).toEqual({ unread: 1 });
    await clear();
  });

  test('the page never has the recipients, and stays cached', async () => {
    const response = await visitor.fetch('/contact/');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(await response.text()).not.toContain('sales@example.com');
  });

  test('a thousand visits of the page render it once, and read nothing from the database', async () => {
    const site = await countingSite(server);
    expect(await site.show(page.id, '/contact/')).toContain(`id="${FORM}-form"`);
    const renders = site.renders();
    const visits = async () => {
      for (let visit = 0; visit < 1_000; visit += 1) await site.show(page.id, '/contact/');
    };
    expect(await site.queries(visits)).toBe(0);
    expect([renders > 0, site.renders()]).toEqual([true, renders]);
  });

  test('an answer that is wrong gets the page with the text typed and the reason', async () => {
    const response = await post({ ...HONEST, [EMAIL]: 'ada@', [MESSAGE]: 'a < b' });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('a &lt; b</textarea>');
    expect(html).toContain('value="ada@"');
    expect(html).toContain('>Enter a valid email.</div>');
    expect(await inbox()).toEqual([]);
    expect(await send({ ...HONEST, [NAME]: '', [SIZE]: 'Huge' })).toEqual({
      status: 422,
      issues: { [NAME]: 'required', [SIZE]: 'invalid' },
    });
  });

  test('a double click makes one submission', async () => {
    const results = await Promise.all([send(HONEST), send(HONEST), send(HONEST)]);
    expect(results).toEqual(Array(3).fill({ status: 200 }));
    expect(await inbox()).toHaveLength(1);
    await clear();
  });

  test('unknown fields are ignored, also ten thousand', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`x${index}`, 'y']),
    );
    expect(await send({ ...HONEST, ...many })).toEqual({ status: 200 });
    expect(JSON.stringify(await inbox())).not.toContain('x99');
    await clear();
  });

  test('an answer of 50 MB is refused, and the others stay', async () => {
    const response = await post({ ...HONEST, [MESSAGE]: 'x'.repeat(50 * 1024 * 1024) });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('value="Ada"');
    expect(await inbox()).toEqual([]);
  });

  test('languages of right to left are stored as typed', async () => {
    const arabic = { [NAME]: 'عدا', [MESSAGE]: 'مرحبا\nשלום, world 12' };
    expect(await send({ ...HONEST, ...arabic })).toEqual({ status: 200 });
    expect(await inbox()).toMatchObject([
      { sender_name: 'عدا', fields: [{}, {}, { value: 'مرحبا\nשלום, world 12' }] },
    ]);
    await clear();
  });

  test('line breaks in the sender are refused', async () => {
    const evil = 'Ada\r\nBcc: evil@example.com';
    expect(await send({ ...HONEST, [NAME]: evil })).toMatchObject({
      issues: { [NAME]: 'invalid' },
    });
    const email = `ada@example.com\r\nBcc: evil@example.com`;
    expect(await send({ ...HONEST, [EMAIL]: email })).toMatchObject({
      issues: { [EMAIL]: 'email' },
    });
  });

  test('a file is stored under a generated name, for the owner alone', async () => {
    const file = new File([PDF], '../../x.pdf');
    expect(await send({ ...HONEST, [FILE]: file })).toEqual({ status: 200 });
    const [item] = await inbox();
    expect(item?.files).toMatchObject([
      { label: 'Plan', name: 'x.pdf', size: PDF.length, mime_type: 'application/pdf' },
    ]);
    const url = `/admin/attachments/${item?.id}/0`;
    const owner = await server.owner();
    const download = await owner.fetch(url);
    expect(download.status).toBe(200);
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="x.pdf"');
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(PDF);
    expect((await visitor.fetch(url)).status).toBe(404);
    expect((await visitor.fetch(`/uploads/${item?.files[0]?.file_key}`)).status).toBe(404);
    await clear();
    expect(await storedFiles()).toEqual([]);
  });

  test.each([
    ['a program', new File([PDF], 'x.exe'), 'file_type'],
    ['a double extension', new File(['<?php'], 'x.php.pdf'), 'file_type'],
    ['a page with the name of an image', new File(['<script></script>'], 'x.png'), 'file_type'],
    ['an empty file', new File([], 'x.pdf'), 'file_type'],
    [
      'a file that is too large',
      new File([new Uint8Array(50 * 1024 * 1024)], 'x.pdf'),
      'file_size',
    ],
  ])('%s isn’t accepted, and the text stays', async (_, file, issue) => {
    expect(await send({ ...HONEST, [FILE]: file })).toEqual({
      ...{ status: 422, issues: { [FILE]: issue } },
    });
    const html = await (await post({ ...HONEST, [FILE]: file })).text();
    expect(html).toContain('Hello\nthere</textarea>');
    expect(await inbox()).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  test('what can’t be read as a form is refused, and stores nothing', async () => {
    const type = 'multipart/form-data; boundary=x';
    const sendRaw = (body: string, headers: Record<string, string> = {}) =>
      visitor.fetch('/contact/', {
        ...{ method: 'POST', body, headers: { 'content-type': type, ...headers } },
      });
    expect((await sendRaw('--x\r\nno form')).status).toBe(400);
    expect((await sendRaw('', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect(await inbox()).toEqual([]);
  });

  test('a full disk gives the text back, and leaves no file', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    vi.spyOn(server.context.attachments, 'moveIn').mockRejectedValueOnce(full);
    const response = await post({ ...HONEST, [FILE]: new File([PDF], 'x.pdf') });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('Hello\nthere</textarea>');
    expect(html).toContain('moto-form-failure');
    expect(await inbox()).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  test('attachments have room up to a limit, and messages without them beyond it', async () => {
    await send({ ...HONEST, [FILE]: new File([PDF], 'x.pdf') });
    const [item] = await inbox();
    await server.context.store.transaction(async ({ db }) => {
      const files = JSON.stringify(item?.files.map((file) => ({ ...file, size: 1024 ** 3 })));
      const id = item?.id ?? 0;
      await db.updateTable('submission').set({ files }).where('id', '=', id).execute();
    });
    const next = { ...HONEST, [NAME]: 'Bob' };
    expect(await send({ ...next, [FILE]: new File([PDF], 'y.pdf') })).toEqual({
      ...{ status: 503, failure: 'failure' },
    });
    expect(await send(next)).toEqual({ status: 200 });
    expect(await storedFiles()).toHaveLength(1);
    await clear();
  });

  test('a file without a submission, left by a crash, is deleted at the next start', async () => {
    const { store, attachments } = server.context;
    const key = newFileKey('pdf');
    await store.transaction((tx) => markOrphaned(tx, [key]));
    await attachments.put(key, PDF);
    expect(await storedFiles()).toHaveLength(1);
    await send({ ...HONEST, [FILE]: new File([PDF], 'x.pdf') });
    await sweepMedia(server.context, time + 3_600_001);
    expect(await storedFiles()).toHaveLength(1);
    expect((await inbox())[0]?.files).toHaveLength(1);
    await clear();
    expect(await storedFiles()).toEqual([]);
  });

  test('what looks like spam is kept apart, and a proof makes it look less so', async () => {
    const links = 'See https://a.example https://b.example https://c.example https://d.example';
    await send({ ...HONEST, website: 'https://spam.example' });
    await send({ ...HONEST, [MESSAGE]: links });
    expect(await inbox()).toEqual([]);
    expect(await inbox('spam')).toMatchObject([
      { status: 'spam', mail_state: 'none', spam_score: 11 },
      { status: 'spam', mail_state: 'none', spam_score: 13 },
    ]);
    const response = await visitor.fetch(FORM_CHALLENGE_URL);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const challenge = (await response.json()) as FormChallenge;
    const sha256 = (text: string) => createHash('sha256').update(text).digest();
    time += 20_000;
    const proof = { _challenge: challenge.challenge, _proof: await proofOf(challenge, sha256) };
    await send({ ...HONEST, ...proof, [NAME]: 'Cem', [MESSAGE]: links });
    await send({ ...HONEST, ...proof, _challenge: `9${challenge.challenge}`, [NAME]: 'Bob' });
    expect((await inbox()).map(({ spam_score }) => spam_score)).toEqual([3, 8]);
    await clear();
  });

  test('an address that sends too much has to wait, with its text', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await send({ ...HONEST, [NAME]: `Ada ${index}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let index = 6; index < 21; index += 1) {
      time += 61_000;
      await send({ ...HONEST, [NAME]: `Ada ${index}` });
    }
    expect(await send({ ...HONEST, [NAME]: 'Bob' })).toEqual({ status: 429, failure: 'too_many' });
    const response = await post({ ...HONEST, [NAME]: 'Bob' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await response.text();
    expect(html).toContain('>Too many attempts. Try again later.</div>');
    expect(html).toContain('value="Bob"');
    await clear();
  });

  test('a form that was removed meanwhile gives the text back', async () => {
    const body = bodyOf(HONEST);
    body.set('_form', 'content-w9');
    const response = await visitor.fetch('/contact/', { method: 'POST', body });
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('<p>Hello<br>there</p>');
    expect(await inbox()).toEqual([]);
  });

  test('is also sent by a method, which refuses what isn’t text', async () => {
    const form = { page_id: page.id, widget_id: 'w0' };
    const submit = (fields: object) =>
      visitor.client.SiteService.submitForm({ ...form, fields: fields as never });
    expect(await submit(HONEST)).toEqual({ is_stored: true, issues: {} });
    expect(await submit({ ...HONEST, [NAME]: '' })).toEqual({
      ...{ is_stored: false, issues: { [NAME]: 'required' } },
    });
    await expect(submit({ ...HONEST, [MESSAGE]: { path: '/etc/passwd' } })).rejects.toMatchObject({
      code: 400,
    });
    await expect(
      visitor.client.SiteService.submitForm({ ...form, widget_id: 'w9', fields: HONEST }),
    ).rejects.toMatchObject({ code: 404 });
    await clear();
  });

  test('the inbox goes from one to the next, marks, exports, and deletes', async () => {
    const { SubmissionsService: submissions } = client;
    for (const name of ['=1+1', 'Bob', 'Cem']) await send({ ...HONEST, [NAME]: name });
    const [cem, bob, ada] = (await inbox()).map(({ id }) => id);
    const ids = [bob ?? 0];
    expect(await submissions.get({ id: bob ?? 0 })).toMatchObject({ newer_id: cem, older_id: ada });
    expect(await submissions.setStatus({ ids, status: 'read' })).toEqual({ changed: 1 });
    expect(await inbox('unread')).toHaveLength(2);
    const { csv } = await submissions.export();
    expect(csv.split('\r\n')[0]).toBe('created,page,Name,Email,Message');
    expect(csv).toContain("'=1+1");
    await submissions.setStatus({ ids, status: 'spam' });
    expect(await submissions.get({ id: cem ?? 0 })).toMatchObject({ older_id: ada });
    expect(await submissions.delete({ ids })).toEqual({ deleted: 1 });
    time += 3_600_001;
    await eraseExpired();
    const { rows } = await server.context.store.read
      .selectFrom('history')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('record', '=', 'submission')
      .where('record_id', '=', bob ?? 0)
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(0);
    await expect(visitor.client.SubmissionsService.getList({})).rejects.toMatchObject({
      code: 401,
    });
    await clear();
  });

  test('a deleted message is hidden, waits to be passed on, and comes back', async () => {
    const { SubmissionsService: submissions } = client;
    await send({ ...HONEST, [FILE]: new File([PDF], 'x.pdf') });
    const [item] = await inbox();
    const ids = [item?.id ?? 0];
    await submissions.delete({ ids });
    expect([await inbox(), await inbox('unread'), await inbox('spam')]).toEqual([[], [], []]);
    expect(await submissions.countUnread()).toEqual({ unread: 0 });
    expect((await submissions.export()).csv).not.toContain('Ada');
    await expect(submissions.get({ id: item?.id ?? 0 })).rejects.toMatchObject({ code: 404 });
    const owner = await server.owner();
    const url = `/admin/attachments/${item?.id}/0`;
    expect((await owner.fetch(url)).status).toBe(404);
    await eraseExpired();
    // A list from before the deletion.
    expect(await submissions.setStatus({ ids, status: 'read' })).toEqual({ changed: 0 });
    expect(await inbox()).toEqual([]);
    const restored = { ids, status: 'new', restore: true } as const;
    expect(await submissions.setStatus(restored)).toEqual({ changed: 1 });
    expect(await inbox('unread')).toMatchObject([{ id: item?.id, mail_state: 'waiting' }]);
    expect((await owner.fetch(url)).status).toBe(200);
    await clear();
    expect(await submissions.setStatus(restored)).toEqual({ changed: 0 });
    expect(await storedFiles()).toEqual([]);
  });

  test('the same message after a deletion is a new one', async () => {
    await send(HONEST);
    const [item] = await inbox();
    await client.SubmissionsService.delete({ ids: [item?.id ?? 0] });
    await send(HONEST);
    expect(await inbox('unread')).toHaveLength(1);
    await clear();
  });

  test('a message that is restored while others are erased stays', async () => {
    await send(HONEST);
    const ids = (await inbox()).map(({ id }) => id);
    await client.SubmissionsService.delete({ ids });
    const { store } = server.context;
    const late: typeof store.transaction = async (work, actor) => {
      await client.SubmissionsService.setStatus({ ids, status: 'new', restore: true });
      return store.transaction(work, actor);
    };
    await createDeleteExpired({
      ...{
        ...server.context,
        clock: () => time + 3_600_001,
        store: { ...store, transaction: late },
      },
    })(...([undefined, undefined, undefined] as unknown as Parameters<JobHandler>));
    expect(await inbox()).toMatchObject([{ id: ids[0] }]);
    await clear();
  });

  test('what would pass a message on is deleted with it, also once it was given up', async () => {
    for (const name of ['Spam', 'Failed']) await send({ ...HONEST, [NAME]: name });
    const [failed, spam] = (await inbox()).map(({ id }) => id);
    const jobs = () =>
      server.context.store.read
        .selectFrom('job')
        .select('kind')
        .where('key', 'in', [`submission ${failed}`, `submission ${spam}`])
        .execute();
    await client.SubmissionsService.setStatus({ ids: [spam ?? 0], status: 'spam' });
    await server.context.store.transaction(async (tx) => {
      const key = `submission ${failed}`;
      const payload = { id: failed, url: 'https://hook.example/' };
      await enqueue(tx, { kind: SUBMISSION_WEBHOOK_JOB, key, payload });
      await tx.db.updateTable('job').set({ state: 'failed' }).where('key', '=', key).execute();
    });
    expect(await jobs()).toHaveLength(3);
    await clear();
    expect(await jobs()).toEqual([]);
  });

  test('messages of before the days that the owner keeps them go, with their files', async () => {
    const file = new File([PDF], 'plan.pdf', { type: 'application/pdf' });
    await send({ ...HONEST, [NAME]: 'Old', [FILE]: file });
    const old = await inbox();
    expect([old.length, (await storedFiles()).length]).toEqual([1, 1]);
    time += 3 * 86_400_000;
    await send({ ...HONEST, [NAME]: 'New' });
    const now = (await server.owner()).client;
    const names = async () =>
      (await now.SubmissionsService.getList({})).items.map(({ sender_name }) => sender_name);
    expect(await names()).toEqual(['New', 'Old']);
    await eraseExpired();
    expect(await names()).toEqual(['New', 'Old']);
    await now.SettingsService.save({ group: 'inbox', values: { message_days: 2 } });
    await eraseExpired();
    expect([await names(), await storedFiles()]).toEqual([['New'], []]);
    const due = await server.context.store.read
      .selectFrom('job')
      .select('due')
      .where('kind', '=', EXPIRED_MESSAGES_JOB)
      .where('state', '=', 'waiting')
      .execute();
    expect(due.map((job) => Number(job.due))).toEqual([time + 3_600_000]);
    await now.SettingsService.save({ group: 'inbox', values: { message_days: 0 } });
    const rest = (await now.SubmissionsService.getList({})).items.map(({ id }) => id);
    await now.SubmissionsService.delete({ ids: rest });
  });
});
