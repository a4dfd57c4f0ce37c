import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('saved sections on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { ContentSection: sections, PagesService: pages } = client;

  test('lock nothing, everything, or some widgets and blocks', async () => {
    const { id, revision } = await sections.save({ item: { name: 'Plain', kind: 'footer' } });
    expect((await sections.getSettings({ id })).settings.locked).toEqual([]);
    const saved = await sections.setSettings({
      ...{ id, revision, settings: { locked: ['button', 'ftr-slim'] } },
    });
    expect(saved.settings).toEqual({
      ...{ name: 'Plain', kind: 'footer', is_sticky_footer: false },
      locked: ['button', 'ftr-slim'],
    });
    await expect(
      sections.setSettings({ id, revision, settings: { locked: 'all' } }),
    ).rejects.toMatchObject({ code: 409 });
    await sections.setSettings({ id, settings: { locked: 'all' } });
    expect((await sections.duplicate({ id })).locked).toBe('all');
  });

  test('lock only widgets and blocks that exist, and keep names of deleted blocks', async () => {
    const invalid = { code: 400, data: { errors: { locked: ['valueInvalid'] } } };
    const item = { name: 'Odd', kind: 'header' } as const;
    const create = sections.save({ item: { ...item, locked: ['button', 'miner'] } });
    await expect(create).rejects.toMatchObject(invalid);
    const { id } = await sections.save({ item });
    const lock = (...locked: string[]) => sections.setSettings({ id, settings: { locked } });
    const block = await client.BlocksService.saveToTheme({
      item: { name: 'Own', document: node('b', 'section', {}, [node('r', 'row')]) },
    } as Parameters<typeof client.BlocksService.saveToTheme>[0]);
    const own = String(block.id);
    await expect(lock('99999')).rejects.toMatchObject(invalid);
    expect((await lock('text', own)).settings.locked).toEqual(['text', own]);
    await client.BlocksService.deleteFromTheme({ id: block.id });
    expect((await lock('menu', own)).settings.locked).toEqual(['menu', own]);
    const { revision } = await sections.get({ id });
    const change = sections.save({ item: { id, locked: ['nothing'] }, revision });
    await expect(change).rejects.toMatchObject(invalid);
    expect((await sections.get({ id })).locked).toEqual(['menu', own]);
  });

  test('keep what their lock keeps', async () => {
    const document = textDocument('<p>A</p>');
    const item = { name: 'Locked', kind: 'header', document, locked: 'all' } as const;
    const { id, revision } = await sections.save({ item });
    const more = { ...document, children: [...document.children, node('more', 'row')] };
    const save = (tree: typeof document) =>
      sections.save({ item: { id, document: tree }, revision });
    const locked = { data: { errors: { document: ['sectionLocked'] } } };
    await expect(save(more)).rejects.toMatchObject(locked);
    await expect(save(node('root', 'section', {}, [node('x', 'row')]))).rejects.toMatchObject(
      locked,
    );
    const changed = textDocument('<p>B</p>');
    expect((await save(changed)).document).toEqual(changed);
  });

  test('are listed with the pages that show them, and kept while there are any', async () => {
    const { id } = await sections.save({ item: { name: 'Special', kind: 'header' } });
    const other = await sections.save({ item: { name: 'Other', kind: 'header' } });
    const page = await pages.save({ item: { name: 'With it', header_id: other.id } });
    const uses = async (of: number) =>
      (await sections.getUses({ id: of })).items.map(({ name }) => name);
    expect(await uses(other.id)).toEqual(['With it']);
    expect(await uses(id)).not.toContain('With it');
    await expect(sections.delete({ ids: [other.id] })).rejects.toMatchObject({
      data: { errors: { ids: ['valueInvalid'] } },
    });
    const settings = { kind: 'footer' } as const;
    await expect(sections.setSettings({ id: other.id, settings })).rejects.toMatchObject({
      data: { errors: { kind: ['valueInvalid'] } },
    });
    await pages.delete({ ids: [page.id] });
    expect(await sections.delete({ ids: [other.id] })).toEqual({ deleted: 1 });
  });

  test('have one default of each kind, which pages without their own choice show', async () => {
    const { items } = await sections.getList({ count: 200, filter: { kind: 'footer' } });
    const former = items.find(({ is_default }) => is_default);
    const page = await pages.save({ item: { name: 'Plain page', status: 'publish' } });
    const own = await sections.save({ item: { name: 'Own', kind: 'footer' } });
    const choosing = { name: 'Choosing', footer_id: own.id };
    await pages.save({ item: choosing });
    const next = await sections.save({
      item: { name: 'Next', kind: 'footer', document: textDocument('<p>The next footer</p>') },
    });
    const html = async () => (await fetch(server.url + new URL(page.full_url).pathname)).text();
    expect(await html()).not.toContain('The next footer');
    expect(await sections.setDefault({ id: next.id })).toEqual({ replaced: former?.id });
    expect(await html()).toContain('The next footer');
    const defaults = (await sections.getList({ count: 200, filter: { kind: 'footer' } })).items;
    expect(defaults.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([next.id]);
    expect(await sections.get({ id: own.id })).toMatchObject({ used_on: 1, is_default: false });
    await sections.setDefault({ id: former?.id ?? 0 });
    expect(await html()).not.toContain('The next footer');
    await expect(sections.setDefault({ id: 999_999 })).rejects.toMatchObject({
      data: { type: 'NOT_FOUND' },
    });
  });
});

test.each(SERVICE_DATABASES)(
  'no section becomes the default by a change of its kind on %s',
  async (kind) => {
    const { client } = await (await testServer(kind)).owner();
    const { ContentSection: sections } = client;
    const older = await sections.save({ item: { name: 'Older', kind: 'content' } });
    const newer = await sections.save({ item: { name: 'Newer', kind: 'header' } });
    const headers = await sections.getList({ count: 200, filter: { kind: 'header' } });
    const [first] = headers.items.filter(({ is_default }) => is_default);
    expect(first?.id).toBe(Math.min(...headers.items.map(({ id }) => id)));
    expect(headers.items.map(({ id }) => id)).toContain(newer.id);
    await sections.setSettings({ id: older.id, settings: { kind: 'header' } });
    expect(await sections.get({ id: older.id })).toMatchObject({ is_default: false });
    expect(await sections.get({ id: first?.id ?? 0 })).toMatchObject({ is_default: true });
  },
);
