import { RpcError } from '@plinth/contract';
import { describe, expect, test, vi } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

const refusedField = (field: string, key: string) => ({ data: { errors: { [field]: [key] } } });

describe.each(DATABASES)('pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const pages = client.PagesService;
  const create = (name: string, more: object = {}) => pages.save({ item: { name, ...more } });
  const home = async () => {
    const page = (await pages.getTree()).items.find(({ is_home }) => is_home);
    return page?.id ?? 0;
  };

  describe('addresses', () => {
    test('come from the name, in any script, and stay free of each other', async () => {
      expect((await create('Über uns')).url).toBe('ueber-uns');
      expect((await create('Über uns')).url).toBe('ueber-uns-2');
      expect((await create('О нас')).url).toBe('o-nas');
      expect((await create('会社概要')).url).toMatch(/^[a-z0-9-]+$/);
      expect((await create('!!!')).url).toBe('page');
    });

    test('that are taken or belong to the server are refused', async () => {
      await create('Prices', { url: 'prices' });
      await expect(create('Prices', { url: 'prices' })).rejects.toMatchObject(
        refusedField('url', 'recordFound'),
      );
      await expect(create('Admin', { url: 'admin' })).rejects.toMatchObject(
        refusedField('url', 'recordFound'),
      );
      await expect(create('A', { url: '../../x' })).rejects.toMatchObject(
        refusedField('url', 'valueInvalid'),
      );
      expect((await create('Admin')).url).not.toBe('admin');
    });

    test('follow the parents, and the settings of the site', async () => {
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

    test('can be asked for before they are saved', async () => {
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
    test('needs the revision that was read', async () => {
      const page = await create('Revised');
      const { id } = page;
      await expect(pages.save({ item: { id, name: 'A' } })).rejects.toMatchObject(
        refusedField('revision', 'isEmpty'),
      );
      const saved = await pages.save({ item: { id, name: 'A' }, revision: 1 });
      expect(saved).toMatchObject({ name: 'A', revision: 2, url: 'revised' });
      await expect(pages.save({ item: { id, name: 'B' }, revision: 1 })).rejects.toMatchObject({
        code: 409,
        data: { revision: 2 },
      });
    });

    test('keeps what is not given', async () => {
      const page = await create('Kept', { seo_title: 'Title', is_noindex: true, layout: 'footer' });
      const { id, revision } = page;
      const saved = await pages.save({ item: { id, seo_description: 'More' }, revision });
      expect(saved).toMatchObject({ seo_title: 'Title', is_noindex: true, layout: 'footer' });
    });

    test('refuses fields that are not the caller’s, and stores nothing', async () => {
      const { total } = await pages.getList({});
      for (const field of ['is_home', 'created', 'position', 'content_id', 'full_url', 'role']) {
        const item = { name: 'Assigned', [field]: 1 };
        await expect(pages.save({ item })).rejects.toMatchObject(
          refusedField(field, 'unknownField'),
        );
      }
      expect((await pages.getList({})).total).toBe(total);
    });

    test('a password goes in and never comes out', async () => {
      const item = { visibility: 'password', password_mode: 'unique' } as const;
      await expect(create('Locked', item)).rejects.toMatchObject(
        refusedField('password', 'isEmpty'),
      );
      const page = await create('Locked', { ...item, password: 'open sesame' });
      expect(page.has_password).toBe(true);
      expect(JSON.stringify(page)).not.toContain('argon2');
      const { revision, id } = page;
      const kept = await pages.save({ item: { id, name: 'Locked 2' }, revision });
      expect(kept.has_password).toBe(true);
    });

    test('a page that the site’s password opens needs that there is one', async () => {
      const settings = (values: object) =>
        client.SettingsService.save({ group: 'general', values: { ...values } });
      const noGeneral = {
        ...refusedField('password_mode', 'valueInvalid'),
        message: 'MODULE.PAGES.PASSWORD.NO_GENERAL',
      };
      await expect(create('Club', { visibility: 'password' })).rejects.toMatchObject(noGeneral);
      const { id, revision } = await create('Club');
      const lock = { item: { id, visibility: 'password' }, revision } as const;
      await expect(pages.save(lock)).rejects.toMatchObject(noGeneral);
      await settings({ password: 'open sesame' });
      const locked = await pages.save(lock);
      await expect(settings({ password: '' })).rejects.toMatchObject({
        ...refusedField('password', 'isEmpty'),
        message: 'MODULE.SETTINGS.PASSWORD_NEEDED',
      });
      expect((await settings({ password: 'another' })).secrets).toEqual({ password: true });
      await pages.save({ item: { id, visibility: 'public' }, revision: locked.revision });
      expect((await settings({ password: '' })).secrets).toEqual({ password: false });
    });

    test('refuses headers, footers and backgrounds that are not there', async () => {
      await expect(create('A', { header_id: 9999 })).rejects.toMatchObject(
        refusedField('header_id', 'valueInvalid'),
      );
      await expect(create('A', { background_id: 9999 })).rejects.toMatchObject(
        refusedField('background_id', 'valueInvalid'),
      );
    });
  });

  describe('the tree', () => {
    test('a page moves among its siblings and below another page', async () => {
      const parent = await create('Tree');
      const names = ['a', 'b', 'c'];
      const children = [];
      for (const name of names) children.push(await create(name, { parent_id: parent.id }));
      const [a, , c] = children;
      await pages.move({ id: c?.id ?? 0, parent_id: parent.id, position: 0 });
      const order = async () => {
        const { items } = await pages.getTree();
        return items.find(({ id }) => id === parent.id)?.children.map(({ name }) => name);
      };
      expect(await order()).toEqual(['c', 'a', 'b']);
      await pages.move({ id: a?.id ?? 0, parent_id: c?.id ?? 0, position: 9 });
      expect(await order()).toEqual(['c', 'b']);
    });

    test('a page cannot stand below itself, nor deeper than five levels', async () => {
      const ids: number[] = [];
      for (const name of ['1', '2', '3', '4', '5']) {
        const page = await create(`Level ${name}`, { parent_id: ids.at(-1) ?? null });
        ids.push(page.id);
      }
      await expect(create('Level 6', { parent_id: ids[4] })).rejects.toMatchObject(
        refusedField('parent_id', 'valueInvalid'),
      );
      const below = pages.move({ id: ids[0] ?? 0, parent_id: ids[2] ?? 0, position: 0 });
      await expect(below).rejects.toMatchObject(refusedField('parent_id', 'valueInvalid'));
    });

    test('a page with others below it stays, unless they go too', async () => {
      const parent = await create('Parent');
      const child = await create('Child', { parent_id: parent.id });
      await expect(pages.delete({ ids: [parent.id] })).rejects.toMatchObject({
        message: 'MODULE.PAGES.HAS_CHILDREN',
      });
      expect(await pages.delete({ ids: [parent.id, child.id] })).toEqual({ deleted: 2 });
      await expect(pages.get({ id: child.id })).rejects.toMatchObject({ code: 404 });
    });
  });

  describe('the home page', () => {
    test('is one published page, and stays', async () => {
      const draft = await create('Draft', { status: 'draft' });
      await expect(pages.setHome({ id: draft.id })).rejects.toMatchObject({
        message: 'MODULE.PAGES.HOME_HIDDEN',
      });
      const former = await home();
      const next = await create('New home');
      expect(await pages.setHome({ id: next.id })).toMatchObject({ is_home: true });
      expect(await home()).toBe(next.id);
      expect(await pages.get({ id: former })).toMatchObject({ is_home: false });
      await expect(pages.delete({ ids: [next.id] })).rejects.toMatchObject({
        message: 'MODULE.PAGES.HOME_STAYS',
      });
      const { revision } = await pages.get({ id: next.id });
      const hidden = pages.save({ item: { id: next.id, status: 'draft' }, revision });
      await expect(hidden).rejects.toMatchObject({ message: 'MODULE.PAGES.HOME_HIDDEN' });
    });

    test('two who set another home page at once leave one', async () => {
      const [a, b] = [await create('Home A'), await create('Home B')];
      await Promise.all([pages.setHome({ id: a.id }), pages.setHome({ id: b.id })]);
      const { items } = await pages.getTree();
      expect(items.filter(({ is_home }) => is_home)).toHaveLength(1);
    });
  });

  describe('publishing later', () => {
    test('a page goes live by itself when its time has come', async () => {
      const published_at = new Date(Date.now() + 400).toISOString();
      const page = await create('Later', { status: 'future', published_at });
      expect(page.status).toBe('future');
      const status = async () => (await pages.get({ id: page.id })).status;
      await vi.waitFor(async () => expect(await status()).toBe('publish'), { timeout: 10_000 });
    });

    test('a time that has passed publishes at once, and none is refused', async () => {
      const published_at = new Date(Date.now() - 1000).toISOString();
      expect((await create('Past', { status: 'future', published_at })).status).toBe('publish');
      await expect(create('Never', { status: 'future' })).rejects.toMatchObject(
        refusedField('published_at', 'isEmpty'),
      );
    });

    test('thinking better of it takes the job away', async () => {
      const published_at = new Date(Date.now() + 3_600_000).toISOString();
      const { id, revision } = await create('Perhaps', { status: 'future', published_at });
      const jobs = () =>
        server.parts.store.read
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
    test('are drafts beside the original with the same content', async () => {
      const page = await create('Original');
      const { revision } = await pages.getDesign({ id: page.id });
      const content = textDocument('<p>Mine</p>');
      await pages.saveDesign({ id: page.id, sections: { content }, revision });
      const copy = await pages.duplicate({ id: page.id });
      expect(copy).toMatchObject({ name: 'Original 2', url: 'original-2', status: 'draft' });
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
    test('are searched literally, whatever the letters’ case', async () => {
      await create('100% _Wool_');
      const names = async (search: string) =>
        (await pages.getList({ search })).items.map(({ name }) => name);
      expect(await names('100% _WOOL')).toEqual(['100% _Wool_']);
      expect(await names('%%')).toEqual([]);
      expect(await names("' OR 1=1--")).toEqual([]);
      expect(await names('\\')).toEqual([]);
    });

    test('are searched in letters of any language', async () => {
      for (const name of ['ÜBERSICHT', 'Übersicht', 'übersicht']) await create(name);
      expect((await pages.getList({ search: 'Übersicht' })).total).toBe(3);
      await create('Привет');
      expect((await pages.getList({ search: 'привет' })).total).toBe(1);
    });

    test('are sorted by known names only', async () => {
      const sorted = await pages.getList({ sort: 'name', direction: 'desc', count: 200 });
      const names = sorted.items.map(({ name }) => name);
      expect(names.length).toBe(sorted.total);
      const first = await pages.getList({ sort: 'created', count: 1 });
      expect(first.items[0]?.name).toBe('Home');
      const hostile = pages.getList({ sort: 'name;drop table page' as 'name' });
      await expect(hostile).rejects.toMatchObject({ code: 400 });
    });

    test('come in pages', async () => {
      const one = await pages.getList({ count: 2, sort: 'created' });
      const two = await pages.getList({ count: 2, page: 2, sort: 'created' });
      expect([one.items.length, two.items.length]).toEqual([2, 2]);
      expect(one.items.map(({ id }) => id)).not.toContain(two.items[0]?.id);
      await expect(pages.getList({ count: 201 })).rejects.toBeInstanceOf(RpcError);
    });
  });
});
