import { RpcError } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('pages on %s', async (kind) => {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const { server, client, pages, create, home } = await testPages(kind, { clock });

  describe('URLs', () => {
    test('are derived from names in any script and stay unique', async () => {
      expect((await create('Über uns')).url).toBe('ueber-uns');
      expect((await create('Über uns')).url).toBe('ueber-uns-2');
      expect((await create('О нас')).url).toBe('o-nas');
      expect((await create('会社概要')).url).toMatch(/^[a-z0-9-]+$/);
      expect((await create('!!!')).url).toBe('page');
    });

    test('that are taken or reserved are rejected', async () => {
      await create('Prices', { url: 'prices' });
      await expect(create('Prices', { url: 'prices' })).rejects.toMatchObject(
        fieldErrorMatching('url', 'recordFound'),
      );
      for (const url of ['admin', 'search', 'mcp', 'feed', 'healthz']) {
        await expect(create('Reserved', { url })).rejects.toMatchObject(
          fieldErrorMatching('url', 'recordFound'),
        );
      }
      await expect(create('A', { url: '../../x' })).rejects.toMatchObject(
        fieldErrorMatching('url', 'valueInvalid'),
      );
      expect((await create('Admin')).url).not.toBe('admin');
    });

    test('depend on the parents and the site settings', async () => {
      const parent = await create('Team');
      const child = await create('Anna', { parent_id: parent.id });
      expect(child.full_url).toBe('http://site.example/team/anna/');
      await client.SettingsService.save({ group: 'general', values: { suffix: '.html' } });
      expect((await pages.get({ id: child.id })).full_url).toBe(
        'http://site.example/team/anna.html',
      );
      await client.SettingsService.save({ group: 'general', values: { suffix: '' } });
      expect((await pages.get({ id: await home() })).full_url).toBe('http://site.example');
    });

    test('can be checked before saving', async () => {
      const page = await create('Asked', { url: 'asked' });
      expect(await pages.checkUrl({ url: 'Asked' })).toMatchObject({
        url: 'asked',
        is_available: false,
      });
      expect(await pages.checkUrl({ url: 'asked', id: page.id })).toMatchObject({
        is_available: true,
      });
      expect(await pages.checkUrl({ url: '???' })).toMatchObject({ url: '', is_available: false });
    });
  });

  describe('saving', () => {
    test('requires the revision that was read', async () => {
      const page = await create('Revised');
      const { id } = page;
      await expect(pages.save({ item: { id, name: 'A' } })).rejects.toMatchObject(
        fieldErrorMatching('revision', 'isEmpty'),
      );
      const saved = await pages.save({ item: { id, name: 'A' }, revision: 1 });
      expect(saved).toMatchObject({ name: 'A', revision: 2, url: 'revised' });
      await expect(pages.save({ item: { id, name: 'B' }, revision: 1 })).rejects.toMatchObject({
        code: 409,
        data: { revision: 2 },
      });
    });

    test('keeps fields that are not given', async () => {
      const page = await create('Kept', { seo_title: 'Title', is_noindex: true, layout: 'footer' });
      const { id, revision } = page;
      const saved = await pages.save({ item: { id, seo_description: 'More' }, revision });
      expect(saved).toMatchObject({ seo_title: 'Title', is_noindex: true, layout: 'footer' });
    });

    test('rejects read-only fields and stores nothing', async () => {
      const { total } = await pages.getList({});
      for (const field of ['is_home', 'created', 'position', 'content_id', 'full_url', 'role']) {
        const item = { name: 'Assigned', [field]: 1 };
        await expect(pages.save({ item })).rejects.toMatchObject(
          fieldErrorMatching(field, 'unknownField'),
        );
      }
      expect((await pages.getList({})).total).toBe(total);
    });

    test('a password is write-only', async () => {
      const item = { visibility: 'password', password_mode: 'unique' } as const;
      await expect(create('Locked', item)).rejects.toMatchObject(
        fieldErrorMatching('password', 'isEmpty'),
      );
      const page = await create('Locked', { ...item, password: 'open sesame' });
      expect(page.has_password).toBe(true);
      expect(JSON.stringify(page)).not.toContain('argon2');
      const { revision, id } = page;
      const kept = await pages.save({ item: { id, name: 'Locked 2' }, revision });
      expect(kept.has_password).toBe(true);
    });

    test('a page with the site password requires that one is set', async () => {
      const settings = (values: object) =>
        client.SettingsService.save({ group: 'general', values: { ...values } });
      const noGeneral = {
        ...fieldErrorMatching('password_mode', 'valueInvalid'),
        message: 'MODULE.PAGES.PASSWORD.NO_GENERAL',
      };
      await expect(create('Club', { visibility: 'password' })).rejects.toMatchObject(noGeneral);
      const { id, revision } = await create('Club');
      const lock = { item: { id, visibility: 'password' }, revision } as const;
      await expect(pages.save(lock)).rejects.toMatchObject(noGeneral);
      await settings({ password: 'open sesame' });
      const locked = await pages.save(lock);
      await expect(settings({ password: '' })).rejects.toMatchObject({
        ...fieldErrorMatching('password', 'isEmpty'),
        message: 'MODULE.SETTINGS.PASSWORD_NEEDED',
      });
      expect((await settings({ password: 'another' })).secrets).toEqual({ password: true });
      await pages.save({ item: { id, visibility: 'public' }, revision: locked.revision });
      expect((await settings({ password: '' })).secrets).toEqual({ password: false });
    });

    test('rejects missing headers, footers, and backgrounds', async () => {
      await expect(create('A', { header_id: 9999 })).rejects.toMatchObject(
        fieldErrorMatching('header_id', 'valueInvalid'),
      );
      await expect(create('A', { background_id: 9999 })).rejects.toMatchObject(
        fieldErrorMatching('background_id', 'valueInvalid'),
      );
    });
  });

  describe('scheduled publishing', () => {
    test('a page is published automatically at its time', async () => {
      const published_at = new Date(clock() + 600_000).toISOString();
      const page = await create('Later', { status: 'future', published_at });
      expect(page.status).toBe('future');
      const status = async () => (await pages.get({ id: page.id })).status;
      ahead = 600_000;
      await expect.poll(status).toBe('publish');
    });

    test('a past time publishes immediately, and a missing one is rejected', async () => {
      const published_at = new Date(Date.now() - 1000).toISOString();
      expect((await create('Past', { status: 'future', published_at })).status).toBe('publish');
      await expect(create('Never', { status: 'future' })).rejects.toMatchObject(
        fieldErrorMatching('published_at', 'isEmpty'),
      );
    });

    test('rescheduling to draft cancels the job', async () => {
      const published_at = new Date(clock() + 3_600_000).toISOString();
      const { id, revision } = await create('Perhaps', { status: 'future', published_at });
      const jobs = () =>
        server.context.store.read
          .selectFrom('job')
          .select('key')
          .where('kind', '=', 'publish_page')
          .where('key', '=', String(id))
          .execute();
      expect(await jobs()).toHaveLength(1);
      await pages.save({ item: { id, status: 'draft' }, revision });
      expect(await jobs()).toHaveLength(0);
    });
  });

  describe('copies', () => {
    test('are sibling drafts with the same content', async () => {
      const alternates = [{ language: 'fr', url: 'https://a.example/fr/' }];
      const page = await create('Original', { alternates });
      const { revision } = await pages.getDesign({ id: page.id });
      const content = textDocument('<p>Mine</p>');
      await pages.saveDesign({ id: page.id, sections: { content }, revision });
      const copy = await pages.duplicate({ id: page.id });
      expect(copy).toMatchObject({
        ...{ name: 'Original 2', url: 'original-2', status: 'draft', alternates: [] },
      });
      const design = await pages.getDesign({ id: copy.id });
      expect(design.sections.content).toEqual(content);
      await pages.saveDesign({
        id: copy.id,
        sections: { content: textDocument('<p>Theirs</p>') },
        revision: design.revision,
      });
      expect((await pages.getDesign({ id: page.id })).sections.content).toEqual(content);
    });
  });

  describe('lists', () => {
    test('are searched literally and case-insensitively', async () => {
      await create('100% _Wool_');
      const names = async (search: string) =>
        (await pages.getList({ search })).items.map(({ name }) => name);
      expect(await names('100% _WOOL')).toEqual(['100% _Wool_']);
      expect(await names('%%')).toEqual([]);
      expect(await names("' OR 1=1--")).toEqual([]);
      expect(await names('\\')).toEqual([]);
    });

    test.each([
      "' OR 1=1; drop table page; --",
      '</script><script>alert(1)</script>',
      '{{7*7}} {7*7} <%= 7 %>',
      'Zażółć 日本語 \u202e👩‍🚀',
    ])('store the name %j unchanged and find it', async (name) => {
      const { id } = await create(name);
      expect((await pages.get({ id })).name).toBe(name);
      const { items } = await pages.getList({ search: name });
      expect(items.map((page) => page.id)).toEqual([id]);
    });

    test('are searched in any script', async () => {
      for (const name of ['ÜBERSICHT', 'Übersicht', 'übersicht']) await create(name);
      expect((await pages.getList({ search: 'Übersicht' })).total).toBe(3);
      await create('Привет');
      expect((await pages.getList({ search: 'привет' })).total).toBe(1);
    });

    test('are sorted by name as in a dictionary, page by page', async () => {
      const names = [
        'sorted Äpfel',
        'Sorted apple',
        'sorted Zebra',
        'Sorted Banana',
        'sorted éclair',
      ];
      for (const name of names) await create(name);
      const query = { search: 'sorted', sort: 'name', count: 2 } as const;
      const shown = async (more: object) =>
        (await pages.getList({ ...query, ...more })).items.map(({ name }) => name.slice(7));
      expect(await shown({})).toEqual(['Äpfel', 'apple']);
      expect(await shown({ page: 2 })).toEqual(['Banana', 'éclair']);
      expect(await shown({ page: 3 })).toEqual(['Zebra']);
      expect(await shown({ page: 4 })).toEqual([]);
      expect(await shown({ direction: 'desc', count: 3 })).toEqual(['Zebra', 'éclair', 'Banana']);
    });

    test('are sorted by known fields only', async () => {
      const sorted = await pages.getList({ sort: 'name', direction: 'desc', count: 200 });
      const names = sorted.items.map(({ name }) => name);
      expect(names.length).toBe(sorted.total);
      const first = await pages.getList({ sort: 'created', count: 1 });
      expect(first.items[0]?.name).toBe('Home');
      for (const sort of ['name;drop table page', '(select 1)', 'password_hash']) {
        const hostile = pages.getList({ sort: sort as 'name' });
        await expect(hostile).rejects.toMatchObject({
          data: { errors: { sort: expect.anything() } },
        });
      }
    });

    test('are paginated', async () => {
      const one = await pages.getList({ count: 2, sort: 'created' });
      const two = await pages.getList({ count: 2, page: 2, sort: 'created' });
      expect([one.items.length, two.items.length]).toEqual([2, 2]);
      expect(one.items.map(({ id }) => id)).not.toContain(two.items[0]?.id);
      await expect(pages.getList({ count: 201 })).rejects.toBeInstanceOf(RpcError);
    });
  });
});
