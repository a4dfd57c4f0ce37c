import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('text styles on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, StylesService: styles } = client;

  const newStyle = (name: string) => styles.save({ item: { name, type: 'text' } });
  const words = (class_name: string) => `<p class="moto-text_${class_name}">Words</p>`;
  const newPage = async (html: string) => {
    const { id } = await pages.save({ item: { name: 'Page' } });
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content: textDocument(html) }, revision });
    return id;
  };
  const contentOf = async (id: number) =>
    JSON.stringify((await pages.getDesign({ id })).sections.content);
  const deletion = ({ id, revision }: { id: number; revision: number }) => ({
    deleted: { text_styles: [id], presets: [], backgrounds: [] },
    revisions: { text_styles: { [id]: revision }, presets: {}, backgrounds: {} },
  });
  type Changes = Parameters<typeof styles.saveSiteDesign>[0]['design'];
  const saveDesign = (design: Partial<Changes>) => styles.saveSiteDesign({ design });

  test('are counted all at once', async () => {
    const used = await newStyle('Counted');
    const unused = await newStyle('Not counted');
    await newPage(words(used.class_name) + words(used.class_name));
    const usage = await styles.getAllUsage();
    expect(usage).toContainEqual({ id: used.id, count: 2 });
    expect(usage).toContainEqual({ id: unused.id, count: 0 });
  });

  test('in use are only deleted with a replacement, which everything with them gets', async () => {
    const style = await newStyle('Old');
    const other = await newStyle('Older');
    const id = await newPage(words(style.class_name) + words(other.class_name));
    const before = await contentOf(id);
    await expect(styles.delete({ ids: [style.id] })).rejects.toMatchObject({
      message: 'COMMON.MESSAGES.IN_USE',
      data: { errors: { ids: ['valueInvalid'] } },
    });
    for (const replacement of [style.id, 99_999])
      await expect(styles.delete({ ids: [style.id], replacement })).rejects.toMatchObject({
        data: { errors: { replacement: ['valueInvalid'] } },
      });
    expect(await contentOf(id)).toBe(before);
    const replacement = await newStyle('New');
    const ids = [style.id];
    expect(await styles.delete({ ids, replacement: replacement.id })).toEqual({ deleted: 1 });
    expect(await contentOf(id)).toBe(
      before.replace(`_${style.class_name}\\"`, `_${replacement.class_name}\\"`),
    );
  });

  test('are changed, added, and deleted without a document', async () => {
    const style = await newStyle('Deleted');
    const id = await newPage(words(style.class_name));
    const before = await contentOf(id);
    const added = {
      ...{ class_name: 'added', name: 'Added' },
      properties: { desktop: { font_size: 21 }, link_visited: { color: 'muted' } },
    };
    const changes = { ...deletion(style), text_styles: [added] };
    await expect(saveDesign(changes)).rejects.toMatchObject({
      message: 'COMMON.MESSAGES.IN_USE',
      data: { errors: { 'design.deleted.text_styles': ['valueInvalid'] } },
    });
    await expect(
      saveDesign({
        ...changes,
        replacements: { text_styles: { [style.class_name]: 'unknown' } },
      }),
    ).rejects.toMatchObject({
      data: {
        errors: { [`design.replacements.text_styles.${style.class_name}`]: ['valueInvalid'] },
      },
    });
    expect(await contentOf(id)).toBe(before);
    const saved = await saveDesign({
      ...changes,
      replacements: { text_styles: { [style.class_name]: 'added' } },
    });
    const names = saved.styles.map(({ class_name }) => class_name);
    expect(names).toContain('added');
    expect(names).not.toContain(style.class_name);
    expect(await contentOf(id)).toBe(before.replaceAll(style.class_name, 'added'));
    const css = await (await server.browser().fetch('/assets/site.css')).text();
    expect(css).toContain('.moto-text_added a:visited{color:var(--moto-muted)}');
  });

  test('that two tabs delete at once get the replacement of one of them', async () => {
    const style = await newStyle('Twice');
    const others = [await newStyle('One'), await newStyle('Other')];
    const id = await newPage(words(style.class_name));
    const before = await contentOf(id);
    const { revision } = await pages.getDesign({ id });
    const replaceBy = (class_name: string) =>
      saveDesign({
        ...deletion(style),
        ...{ text_styles: [], presets: [], backgrounds: [] },
        replacements: { text_styles: { [style.class_name]: class_name }, presets: {} },
      });
    const results = await Promise.allSettled(others.map(({ class_name }) => replaceBy(class_name)));
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    expect(
      others.map(({ class_name }) => before.replaceAll(style.class_name, class_name)),
    ).toContain(await contentOf(id));
    expect((await pages.getDesign({ id })).revision).toBe(revision + 1);
  });

  test('that somebody else has changed are not deleted', async () => {
    const style = await newStyle('Changed');
    await styles.save({ item: { id: style.id, name: 'Renamed' }, revision: style.revision });
    await expect(saveDesign(deletion(style))).rejects.toMatchObject({ code: 409 });
    expect(await styles.get({ id: style.id })).toMatchObject({ name: 'Renamed' });
  });
});

describe.each(SERVICE_DATABASES)('custom colors on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, StylesService: styles } = client;

  let pageId = 0;

  test('are counted in documents and styles, and can be replaced in the style sheet alone', async () => {
    const { colors, revision: first } = await styles.getColorTheme();
    await styles.setColorTheme({ colors: { ...colors, more: ['#aa5500'] }, revision: first });
    const { id } = await pages.save({ item: { name: 'Page' } });
    pageId = id;
    const html = '<p><span class="moto-color_custom1">A</span></p>';
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content: textDocument(html) }, revision });
    const properties = { desktop: { color: 'color_custom1' } };
    const style = await styles.save({ item: { name: 'Colored', type: 'text', properties } });
    expect(await styles.getColorUsage()).toEqual([{ number: 1, count: 2 }]);

    const { revision: current } = await styles.getColorTheme();
    const more_list = [{ number: 2, name: 'Sand' }];
    const more = ['color_custom2', '#c2b280'];
    const saved = await styles.setColorTheme({
      ...{ colors: { ...colors, more, more_list }, revision: current },
    });
    expect(saved.colors).toMatchObject({ more, more_list });
    const css = await (await server.browser().fetch('/assets/site.css')).text();
    expect(css).toContain('--moto-color_custom1:var(--moto-color_custom2)');
    expect((await pages.getDesign({ id })).revision).toBe(revision + 1);
    await styles.delete({ ids: [style.id] });
  });

  test('in use can only be dropped by the save that stops using them', async () => {
    const { colors, revision } = await styles.getColorTheme();
    const none = { ...colors, more: [], more_list: [] };
    const inUse = (field: string) => ({
      message: 'COMMON.MESSAGES.IN_USE',
      data: { errors: { [field]: ['valueInvalid'] } },
    });
    await expect(styles.setColorTheme({ colors: none, revision })).rejects.toMatchObject(
      inUse('colors.more'),
    );
    const design = {
      ...{ colors: none, text_styles: [], presets: [], backgrounds: [] },
      revisions: { colors: revision, text_styles: {}, presets: {}, backgrounds: {} },
    };
    await expect(styles.saveSiteDesign({ design })).rejects.toMatchObject(
      inUse('design.colors.more'),
    );
    expect((await styles.getColorTheme()).colors).toEqual(colors);
    const id = pageId;
    await pages.saveDesign({
      id,
      sections: { content: textDocument('<p>A</p>') },
      revision: (await pages.getDesign({ id })).revision,
      design,
    });
    expect((await styles.getColorTheme()).colors).toEqual(none);
  });
});
