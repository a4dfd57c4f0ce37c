import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sampleFont, sampleTtf, shippedFont, tableOffset } from '../../testing/sample-font.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

const INCORRECT = 'MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE';
const IN_USE = {
  code: 400,
  message: 'COMMON.MESSAGES.IN_USE',
  data: { errors: { ids: ['valueInvalid'] } },
};
const refused = (field: string, key: string) => ({
  code: 400,
  data: { errors: { [field]: [key] } },
});

describe.each(SERVICE_DATABASES)('the fonts of a site on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { FontsService: fonts, StylesService: styles } = client;
  const upload = async (bytes: Uint8Array | string, name = 'font.woff2') =>
    fonts.upload({}, fileOf(bytes, name));
  const siteCss = async () => (await server.browser().fetch('/assets/site.css')).text();
  const storedKeys = async () => {
    const keys: string[] = [];
    for await (const { key } of server.context.mediaFiles.store.list()) keys.push(key);
    return keys;
  };
  const styleWith = (name: string, font_family: string) =>
    styles.save({ item: { name, type: 'text', properties: { desktop: { font_family } } } });
  const find = async (name: string) =>
    (await fonts.getList({ count: 200 })).items.find((font) => font.name === name);

  test('text styles can have fonts of the site and the catalog, and what is stored', async () => {
    const path = 'properties.desktop.font_family';
    await expect(styleWith('Odd', 'Nope')).rejects.toMatchObject(refused(path, 'valueInvalid'));
    const { id, revision } = await styleWith('Odd', 'Caveat');
    const properties = { desktop: { font_family: 'Caveat' }, mobile_v: { font_family: 'Nope' } };
    const save = (font_size: number) => {
      const { desktop, ...others } = properties;
      const item = { id, properties: { desktop: { ...desktop, font_size }, ...others } };
      return styles.save({ item, revision });
    };
    await expect(save(20)).rejects.toMatchObject(
      refused('properties.mobile_v.font_family', 'valueInvalid'),
    );
    const design = {
      text_styles: [{ class_name: 'odd-2', name: 'Odd', properties }],
      revisions: { text_styles: {}, presets: {}, backgrounds: {} },
    } as unknown as Parameters<typeof styles.saveSiteDesign>[0]['design'];
    await expect(styles.saveSiteDesign({ design })).rejects.toMatchObject(
      refused('design.text_styles.0.properties.mobile_v.font_family', 'valueInvalid'),
    );
    await server.context.store.writer
      .updateTable('style')
      .set({ properties: JSON.stringify(properties) })
      .where('id', '=', id)
      .execute();
    await save(20);
    await styles.delete({ ids: [id] });
  });

  test('a font of the catalog is added by its name, once', async () => {
    const added = await fonts.save({ item: { name: 'Inter' } });
    expect(added).toMatchObject({
      name: 'Inter',
      source: 'catalog',
      is_protected: false,
      used_by: [],
    });
    expect(added.styles).toEqual(['100-900', '100-900-italic']);
    expect(added.subsets).toContain('cyrillic');
    await expect(fonts.save({ item: { name: 'Inter' } })).rejects.toMatchObject(
      refused('name', 'recordFound'),
    );
    await expect(fonts.save({ item: { name: 'Comic Sans' } })).rejects.toMatchObject(
      refused('name', 'valueInvalid'),
    );
    await expect(fonts.duplicate({ id: added.id })).rejects.toMatchObject(
      refused('id', 'recordFound'),
    );
    expect(await fonts.delete({ ids: [added.id] })).toEqual({ deleted: 1 });
  });

  test('pages load only the chosen styles and character sets, and only of fonts in use', async () => {
    const { id, revision } = await fonts.save({ item: { name: 'Literata' } });
    expect(await siteCss()).not.toContain('Literata');
    const style = await styleWith('Long read', 'Literata');
    expect(await siteCss()).toContain('literata-latin-italic.woff2');
    const chosen = await fonts.save({
      item: { id, styles: ['200-900'], subsets: ['latin', 'greek'] },
      revision,
    });
    expect(chosen).toMatchObject({ styles: ['200-900'], subsets: ['latin', 'greek'] });
    const css = await siteCss();
    expect([...css.matchAll(/literata\/[a-z-]+\.woff2/g)].map(([file]) => file).sort()).toEqual([
      'literata/literata-greek.woff2',
      'literata/literata-latin.woff2',
    ]);
    const change = (item: object) =>
      fonts.save({ item: { id, ...item }, revision: chosen.revision });
    await expect(change({ styles: ['400'] })).rejects.toMatchObject(
      refused('styles', 'valueInvalid'),
    );
    await expect(change({ subsets: ['thai'] })).rejects.toMatchObject(
      refused('subsets', 'valueInvalid'),
    );
    await expect(change({ name: 'Lora' })).rejects.toMatchObject(refused('name', 'valueInvalid'));
    expect(await find('Literata')).toMatchObject({
      used_by: [{ id: style.id, name: 'Long read' }],
      is_protected: true,
    });
    await expect(fonts.delete({ ids: [id] })).rejects.toMatchObject(IN_USE);
    await styles.delete({ ids: [style.id] });
    expect(await siteCss()).not.toContain('Literata');
    expect(await fonts.delete({ ids: [id] })).toEqual({ deleted: 1 });
  });

  test('a font that a text style takes from the catalog becomes a font of the site', async () => {
    const style = await styleWith('Code', 'JetBrains Mono');
    expect(await find('JetBrains Mono')).toMatchObject({ source: 'catalog', is_protected: true });
    await styles.delete({ ids: [style.id] });
    expect(await find('JetBrains Mono')).toMatchObject({ is_protected: false });
  });

  test('an uploaded font is served from the site once a text style uses it', async () => {
    const uploaded = await upload(await sampleFont('Kora'));
    expect(uploaded).toMatchObject({ name: 'Kora', source: 'upload', styles: ['400-700'] });
    expect(uploaded.subsets).toEqual(['latin']);
    expect(uploaded.faces).toMatchObject([{ weights: [400, 700], size: expect.any(Number) }]);
    expect(await siteCss()).not.toContain('Kora');
    const { items } = await fonts.getCatalogue();
    expect(items.find(({ family }) => family === 'Kora')).toMatchObject({ category: 'own' });

    const style = await styleWith('Own', 'Kora');
    const css = await siteCss();
    expect(css).toContain('Kora stand-in');
    const [url = ''] = /\/assets\/fonts\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2/.exec(css) ?? [];
    const response = await server.browser().fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');

    await expect(fonts.delete({ ids: [uploaded.id] })).rejects.toMatchObject(IN_USE);
    await styles.delete({ ids: [style.id] });
    expect(await fonts.delete({ ids: [uploaded.id] })).toEqual({ deleted: 1 });
    expect(await fonts.delete({ ids: [uploaded.id] })).toEqual({ deleted: 0 });
    expect(await storedKeys()).toEqual([]);
  });

  test('files of one family become one font with styles and character sets', async () => {
    const { id } = await upload(await sampleFont('Mora'));
    await upload(await sampleFont('Mora', 'cyrillic'));
    const font = await upload(await sampleFont('Mora', 'latin-italic'));
    expect(font).toMatchObject({ id, styles: ['400-700', '400-700-italic'] });
    expect(font.subsets).toEqual(['latin', 'cyrillic']);
    await expect(upload(await sampleFont('Mora'))).rejects.toMatchObject(
      refused('file', 'recordFound'),
    );
    await fonts.delete({ ids: [id] });
    expect(await storedKeys()).toEqual([]);
  });

  test('TrueType and OpenType files are converted, and join the family of their WOFF2 files', async () => {
    const ttf = await sampleTtf('Tora');
    const { id, faces, styles: weights } = await upload(ttf, 'tora.TTF');
    expect(weights).toEqual(['400-700']);
    const [key = ''] = await storedKeys();
    expect(key).toMatch(/\.woff2$/);
    const { stream } = (await server.context.mediaFiles.store.open(key)) ?? {};
    const stored = stream && (await buffer(stream));
    expect(stored?.toString('latin1', 0, 4)).toBe('wOF2');
    expect(faces).toMatchObject([{ file: key, size: stored?.byteLength }]);
    expect(stored?.byteLength).toBeLessThan(ttf.byteLength * 0.7);
    const font = await upload(await sampleFont('Tora', 'latin-italic'));
    expect(font).toMatchObject({ id, styles: ['400-700', '400-700-italic'] });
    expect((await upload(await sampleTtf('Tora', 'cyrillic'), 'cyrillic.otf')).id).toBe(id);
    await expect(upload(ttf, 'again.ttf')).rejects.toMatchObject(refused('file', 'recordFound'));
    await fonts.delete({ ids: [id] });
    expect(await storedKeys()).toEqual([]);
  });

  test('refuses broken and hostile TrueType files, and those named as another format', async () => {
    const ttf = await sampleTtf('Tora');
    const withTables = (change: (font: Buffer, at: number) => void): Buffer => {
      const font = Buffer.from(ttf);
      for (let index = 0; index < font.readUInt16BE(4); index += 1) change(font, 12 + index * 16);
      return font;
    };
    const shared = withTables((font, at) => {
      font.writeUInt32BE(0, at + 8);
      font.writeUInt32BE(font.byteLength, at + 12);
    });
    const outside = withTables((font, at) => font.writeUInt32BE(0xff_ff_ff_00, at + 8));
    const collection = Buffer.concat([Buffer.from('ttcf'), ttf.subarray(4)]);
    for (const [name, bytes] of [
      ['shared.ttf', shared],
      ['outside.ttf', outside],
      ['collection.ttf', collection],
      ['half.ttf', ttf.subarray(0, ttf.byteLength / 2)],
      ['header.otf', Buffer.from('OTTO')],
      ['text.otf', 'not a font'],
      ['named.woff2', ttf],
    ] as const)
      await expect(upload(bytes, name), name).rejects.toMatchObject({
        ...refused('file', 'valueInvalid'),
        message: INCORRECT,
      });
    const restricted = await sampleTtf('Nora', 'latin', (font) =>
      font.writeUInt16BE(2, tableOffset(font, 'OS/2') + 8),
    );
    await expect(upload(restricted, 'nora.ttf')).rejects.toMatchObject({
      message: 'MODULE.FONTS.NOT_EMBEDDABLE',
    });
    expect(await storedKeys()).toEqual([]);
    expect(readdirSync(join(server.context.config.data, 'uploads', '.incoming'))).toEqual([]);
  });

  test('a font says which letters of the site’s language its files lack', async () => {
    const speak = (html_lang: string) =>
      client.SettingsService.save({ group: 'general', values: { html_lang } });
    await speak('uk');
    const { id, missing_letters } = await upload(await sampleFont('Pora'));
    expect(missing_letters).toBe('АЯабвяґєії');
    const offered = async (name: string) =>
      (await fonts.getCatalogue()).items.find(({ family }) => family === name)?.missing_letters;
    expect(await offered('Pora')).toBe(missing_letters);
    expect(await offered('Inter')).toBeUndefined();
    expect((await upload(await sampleFont('Pora', 'cyrillic'))).missing_letters).toBe('');
    expect(await offered('Pora')).toBeUndefined();
    await speak('en');
    await fonts.delete({ ids: [id] });
  });

  const header = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(3000, 9)]);
  test.each([
    ['font.ttf', shippedFont('lora/lora-latin.woff2'), 'valueInvalid'],
    ['font.woff2.exe', shippedFont('lora/lora-latin.woff2'), 'valueInvalid'],
    ['noextension', shippedFont('lora/lora-latin.woff2'), 'valueInvalid'],
    ['text.woff2', 'not a font', 'valueInvalid'],
    ['header.woff2', header, 'valueInvalid'],
    ['half.woff2', shippedFont('lora/lora-latin.woff2').subarray(0, 20_000), 'valueInvalid'],
    ['empty.woff2', '', 'isEmpty'],
  ])('refuses %s and stores nothing', async (name, bytes, key) => {
    await expect(upload(bytes, name)).rejects.toMatchObject({
      ...refused('file', key),
      message: INCORRECT,
    });
    expect(await storedKeys()).toEqual([]);
    expect(readdirSync(join(server.context.config.data, 'uploads', '.incoming'))).toEqual([]);
  });

  test('a font with the name of another one gets a name of its own, with all its files', async () => {
    const own = await sampleFont('Lora');
    const added = await upload(own);
    expect(added).toMatchObject({ name: 'Lora 2', family: 'Lora', source: 'upload' });
    const { id } = await upload(await sampleFont('Lora', 'cyrillic'));
    expect(id).toBe(added.id);
    await expect(upload(own)).rejects.toMatchObject({
      ...refused('file', 'recordFound'),
      message: 'MODULE.FONTS.KNOWN',
    });
    const style = await styleWith('Own Lora', 'Lora 2');
    expect(await siteCss()).toMatch(/font-family:"Lora 2","Lora 2 stand-in"/);
    expect(await find('Lora')).toBeUndefined();
    const shipped = await fonts.save({ item: { name: 'Lora' } });
    expect((await upload(await sampleFont('Lora', 'latin-italic'))).id).toBe(id);
    await styles.delete({ ids: [style.id] });
    expect(await fonts.delete({ ids: [id, shipped.id] })).toEqual({ deleted: 2 });
    expect(await storedKeys()).toEqual([]);
  });

  test('refuses one of 40 MB, and one whose license forbids it', async () => {
    await expect(upload(new Uint8Array(40 * 1024 * 1024))).rejects.toMatchObject({ code: 413 });
    const restricted = await sampleFont('Nora', 'latin', (font) =>
      font.writeUInt16BE(2, tableOffset(font, 'OS/2') + 8),
    );
    await expect(upload(restricted)).rejects.toMatchObject({
      ...refused('file', 'valueInvalid'),
      message: 'MODULE.FONTS.NOT_EMBEDDABLE',
    });
    expect(await storedKeys()).toEqual([]);
  });
});
