import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { DATABASES } from '../testing/stores.ts';

/** The five common methods are tested on every kind of record that has them. */
const RECORDS = [
  { service: 'MenusService', item: { name: 'Main' } },
  { service: 'PresetsService', item: { name: 'Main', widget_name: 'text' } },
  { service: 'StylesService', item: { name: 'Main', type: 'text' } },
  { service: 'BackgroundsService', item: { name: 'Main', properties: { color: '#112233' } } },
  { service: 'ContentSection', item: { name: 'Main', kind: 'content' } },
] as const;

type Stored = { readonly id: number; readonly revision: number; readonly name: string };
type Five = {
  readonly getList: (query?: object) => Promise<{ items: Stored[]; total: number }>;
  readonly get: (by: { id: number }) => Promise<Stored>;
  readonly save: (save: object) => Promise<Stored>;
  readonly delete: (by: { ids: number[] }) => Promise<{ deleted: number }>;
  readonly duplicate: (by: { id: number }) => Promise<Stored>;
};

describe.each(DATABASES)('on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();

  describe.each(RECORDS)('$service', ({ service, item }) => {
    const records = client[service] as unknown as Five;

    test('creates, changes, duplicates, lists, and deletes', async () => {
      const created = await records.save({ item });
      expect(created).toMatchObject({ ...item, revision: 1 });
      const { id } = created;
      expect(await records.get({ id })).toEqual(created);
      const changed = await records.save({ item: { id, name: 'Other' }, revision: 1 });
      expect(changed).toMatchObject({ ...item, name: 'Other', revision: 2 });
      const copy = await records.duplicate({ id });
      expect(copy).toMatchObject({ ...item, name: 'Other 2', revision: 1 });
      const { items } = await records.getList({ search: 'OTHER', sort: 'name', count: 200 });
      expect(items.map(({ name }) => name)).toEqual(['Other', 'Other 2']);
      expect(await records.delete({ ids: [id, copy.id, 9999] })).toEqual({ deleted: 2 });
      await expect(records.get({ id })).rejects.toMatchObject({ code: 404 });
    });

    test('rejects stale or missing revisions, unknown fields, and invalid names, and stores HTML as text', async () => {
      const { id } = await records.save({ item });
      const refused = (save: object) => expect(records.save(save)).rejects;
      await refused({ item: { id, name: 'A' } }).toMatchObject({
        data: { errors: { revision: ['isEmpty'] } },
      });
      await refused({ item: { id, name: 'A' }, revision: 7 }).toMatchObject({
        code: 409,
        data: { revision: 1 },
      });
      await refused({ item: { id: 9999, name: 'A' }, revision: 1 }).toMatchObject({ code: 404 });
      await refused({ item: { ...item, is_system: true } }).toMatchObject({
        data: { errors: { is_system: ['unknownField'] } },
      });
      await refused({ item: { ...item, name: ' ' } }).toMatchObject({
        data: { errors: { name: ['isEmpty'] } },
      });
      await refused({ item: { ...item, name: 'x'.repeat(300) } }).toMatchObject({
        data: { errors: { name: ['stringLengthTooLong'] } },
      });
      const script = '<script>alert(1)</script>';
      expect(await records.save({ item: { ...item, name: script } })).toMatchObject({
        name: script,
      });
    });
  });

  test('class names are generated, safe, and unique', async () => {
    const styles = client.StylesService;
    const names = [];
    for (const name of ['Night sky', 'Night sky', 'x" onmouseover=', '夜']) {
      names.push((await styles.save({ item: { name } })).class_name);
    }
    expect(names).toEqual(['night-sky', 'night-sky-2', 'x-onmouseover', 'style']);
  });

  test('styles and presets accept only the properties of their kind', async () => {
    const style = client.StylesService.save({
      item: { name: 'A', type: 'text', properties: { nonsense: 1 } },
    });
    await expect(style).rejects.toMatchObject({
      data: { errors: { 'properties.nonsense': ['unknownField'] } },
    });
    const presets = client.PresetsService;
    await expect(
      presets.save({ item: { name: 'A', widget_name: 'text', properties: { nonsense: 1 } } }),
    ).rejects.toMatchObject({ data: { errors: { 'properties.nonsense': ['unknownField'] } } });
    await expect(
      presets.save({ item: { name: 'A', widget_name: 'nobody' } }),
    ).rejects.toMatchObject({ data: { errors: { widget_name: ['valueInvalid'] } } });
    await presets.save({ item: { name: 'For text', widget_name: 'text' } });
    const { items } = await presets.getList({ widget_name: 'row' });
    expect(items).toEqual([]);
  });

  test('preset and style flags are 0 or 1 on the wire', async () => {
    const item = { name: 'Flags', widget_name: 'text' };
    const preset = await client.PresetsService.save({ item: { ...item, is_responsive: 0 } });
    expect(preset).toMatchObject({ is_system: 0, is_responsive: 0 });
    const style = await client.StylesService.save({ item: { name: 'Flags', type: 'text' } });
    expect(style).toMatchObject({ is_system: 0, is_responsive: 1 });
    await expect(
      client.PresetsService.save({ item: { ...item, is_responsive: true as never } }),
    ).rejects.toMatchObject({ code: 400 });
  });

  test('a background in use is not deleted', async () => {
    const { id } = await client.BackgroundsService.save({ item: { name: 'Used' } });
    await client.PagesService.save({ item: { name: 'User', background_id: id } });
    await expect(client.BackgroundsService.delete({ ids: [id] })).rejects.toMatchObject({
      message: 'COMMON.MESSAGES.IN_USE',
    });
  });

  test('menus store their tree and reject script links', async () => {
    const menus = client.MenusService;
    const link = { action: 'url', url: 'https://example.com' } as const;
    const child = { id: 'b', label: 'Below', link };
    const items = [{ id: 'a', label: 'Top', children: [child] }];
    const saved = await menus.save({ item: { name: 'Tree', items: items as never } });
    expect(saved.items).toMatchObject([
      { id: 'a', label: 'Top', is_draft: false, children: [{ id: 'b', link }] },
    ]);
    for (const url of ['javascript:alert(1)', 'java\tscript:alert(1)', ' data:text/html,x']) {
      const hostile = [{ id: 'a', label: 'Top', link: { action: 'url', url } }];
      await expect(
        menus.save({ item: { name: 'Hostile', items: hostile as never } }),
      ).rejects.toMatchObject({ data: { errors: { 'items.0.link.url': ['incorrectURL'] } } });
    }
  });

  test('health reports the state of the system', async () => {
    expect(await client.SystemService.getHealth({ checks: ['disk'] })).toMatchObject({
      database: kind,
      version: '3.1.6',
      jobs: { failed: 0 },
      findings: [{ check: 'disk' }],
    });
    expect(await client.SystemService.getConfig()).toMatchObject({
      version: '3.1.6',
      apiUrl: '/rpc',
      language_locale: 'en_US',
      is_demo: false,
      upload_max_size: 65_536,
    });
  });

  test('theme presets exclude widgets that a flag turns off', async () => {
    const presets = async () => (await client.SystemService.getConfig()).theme_presets;
    expect(await presets()).toContain('button');
    const group = 'features';
    await client.SettingsService.save({ group, values: { theme_presets_button: false } });
    expect(await presets()).toContain('image');
    expect(await presets()).not.toContain('button');
    await client.SettingsService.save({
      ...{ group, values: { theme_presets_button: true, theme_widget_image: false } },
    });
    expect(await presets()).toContain('button');
    expect(await presets()).not.toContain('image');
    await client.SettingsService.save({ group, values: { theme_widget_image: true } });
  });
});
