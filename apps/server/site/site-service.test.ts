import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MAX_FORM_FILES_SIZE } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { contactPage, EMAIL, FILE, HONEST, PDF } from '../testing/contact-page.ts';
import { textDocument } from '../testing/documents.ts';
import { sampleDocument } from '../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';
import { fileOf } from '../testing/upload-file.ts';

const NOT_FOUND = { code: 404, data: { type: 'NOT_FOUND' } };
const ID = 1_000_000;

describe.each(SERVICE_DATABASES)('the service for visitors on %s', async (kind) => {
  const { client, create, server, visitor, page, inbox, clear, storedFiles, wait } =
    await contactPage(kind);
  const { SiteService: site } = visitor.client;
  const form = { page_id: page.id, widget_id: 'w0' };
  const submit = (file: File, more: object = {}) =>
    site.submitForm({ ...form, fields: HONEST, ...more }, file);

  const newsPage = async (properties: object) => {
    const news = await create('News', { status: 'publish' });
    const { revision } = await client.PagesService.getDesign({ id: news.id });
    const content = sampleDocument({ widget: 'newsletter', properties: properties as never });
    await client.PagesService.saveDesign({ id: news.id, sections: { content }, revision });
    return { page_id: news.id, widget_id: 'w0' };
  };

  test('takes a form with a file, which is for the owner alone', async () => {
    expect(await submit(fileOf(PDF, '../../plan.pdf'))).toEqual({ is_stored: true, issues: {} });
    const [item] = await inbox();
    expect(item).toMatchObject({ sender_name: 'Ada', files: [{ label: 'Plan' }] });
    expect(await storedFiles()).toHaveLength(1);
    await clear();
  });

  test('names the field of a file that can’t be accepted, and stores nothing', async () => {
    const large = fileOf(new Uint8Array(MAX_FORM_FILES_SIZE + 1), 'large.pdf');
    const refused = (issue: string) => ({ is_stored: false, issues: { [FILE]: issue } });
    expect(await submit(large)).toEqual(refused('file_size'));
    expect(await submit(fileOf('', 'empty.pdf'))).toEqual(refused('file_type'));
    expect(await submit(fileOf('<?php', 'plan.pdf.php'))).toEqual(refused('file_type'));
    expect(await inbox()).toEqual([]);
    const staging = dirname(server.context.mediaFiles.staging.path());
    expect(await readdir(staging)).toEqual([]);
  });

  test('refuses a file for a field that isn’t for files, and stores nothing', async () => {
    await expect(submit(fileOf(PDF, 'plan.pdf'), { file_field: EMAIL })).rejects.toMatchObject({
      data: { errors: { file_field: ['valueInvalid'] } },
    });
    expect(await inbox()).toEqual([]);
  });

  test('limits files like everything else that is sent', async () => {
    const answers = [0, 1, 2, 3, 4].map((count) => ({ ...HONEST, [EMAIL]: `a${count}@b.example` }));
    for (const fields of answers) await submit(fileOf(PDF, 'plan.pdf'), { fields });
    await expect(submit(fileOf(PDF, 'plan.pdf'))).rejects.toMatchObject({ code: 429 });
    await clear();
  });

  test('subscribes by the newsletter form of a page', async () => {
    const news = await newsPage({ has_name: true, has_agreement: true });
    const subscribe = (given: object) =>
      site.subscribe({ ...news, email: 'ada@example.com', ...given });
    expect(await subscribe({ email: 'ada@', name: 'Ada' })).toEqual({
      ...{ is_stored: false, issues: { email: 'email', has_agreed: 'required' } },
    });
    const given = { email: 'Ada@Example.com', name: 'Ada', has_agreed: true };
    expect(await subscribe(given)).toEqual({ is_stored: true, issues: {} });
    expect(await subscribe(given)).toEqual({ is_stored: true, issues: {} });
    const { items } = await client.SubscribersService.getList({});
    expect(items).toMatchObject([{ email: 'ada@example.com', name: 'Ada', status: 'pending' }]);
    await expect(subscribe({ email: { path: '/' } })).rejects.toMatchObject({ code: 400 });
    await expect(subscribe({ ...form })).rejects.toMatchObject(NOT_FOUND);
    for (let count = 0; count < 3; count += 1) await subscribe(given);
    await expect(subscribe(given)).rejects.toMatchObject({ code: 429 });
    wait(3_600_001);
  });

  test('has a popup as its page shows it', async () => {
    const { PopupsService: popups, SettingsService: settings } = client;
    const { id } = await popups.save({
      item: {
        name: 'Offer',
        document: textDocument('<h2>Half price</h2>'),
        properties: { width: 480, opens: { on_exit: true, where: 'chosen', page_ids: [page.id] } },
      },
    });
    const popup = await site.getPopup({ id });
    expect(popup).toMatchObject({ id, name: 'Offer', properties: { width: 480 } });
    expect(popup.properties).not.toHaveProperty('opens');
    expect(popup.content).toBe(await (await visitor.fetch(`/_popup-${id}/`)).text());
    expect(popup.content).toContain('<h2>Half price</h2>');
    await expect(site.getPopup({ id: ID })).rejects.toMatchObject(NOT_FOUND);

    const close = (under_construction: boolean) =>
      settings.save({ group: 'general', values: { under_construction } });
    await close(true);
    await expect(site.getPopup({ id })).rejects.toMatchObject(NOT_FOUND);
    await close(false);
    await popups.delete({ ids: [id] });
    await expect(site.getPopup({ id })).rejects.toMatchObject(NOT_FOUND);
  });
});
