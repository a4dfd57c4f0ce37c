import { createHash } from 'node:crypto';
import { FORM_CHALLENGE_URL, type FormChallenge, proofOf } from '@plinth/model';
import { describe, expect, test, vi } from 'vitest';
import { newFileKey } from '../../storage/files/file-store.ts';
import {
  contactPage,
  EMAIL,
  FILE,
  FORM,
  HONEST,
  MESSAGE,
  NAME,
  PDF,
  SIZE,
} from '../../testing/contact-page.ts';
import { countingSite } from '../../testing/counting-site.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { markOrphaned } from '../media/orphaned-files.ts';
import { sweepMedia } from '../media/sweep.ts';

describe.each(SERVICE_DATABASES)('forms on %s', async (kind) => {
  const { client, server, visitor, page, post, send, inbox, clear, storedFiles, wait, now } =
    await contactPage(kind);

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
    await sweepMedia(server.context, now() + 3_600_001);
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
    wait(20_000);
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
      wait(61_000);
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
    const response = await post(HONEST, 'content-w9');
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
});
