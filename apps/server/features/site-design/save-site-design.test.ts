import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const NO_CHANGES = { text_styles: [], presets: [] };

describe.each(SERVICE_DATABASES)('a document saved with the site design on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, StylesService: styles, PresetsService: presets } = client;
  const content = textDocument('<p>Content</p>');

  const newPage = async () => {
    const { id } = await pages.save({ item: { name: 'Page' } });
    return { id, revision: (await pages.getDesign({ id })).revision };
  };

  test('colors, text styles, and presets are saved with it in one transaction', async () => {
    const { id, revision } = await newPage();
    const style = await styles.save({ item: { name: 'Note', type: 'text' } });
    const { colors, values } = await styles.getSiteDesign();
    const grid = { column_spacing: 24, row_width: 1400 };
    const main = ['#123456', ...colors.colors.main.slice(1)];
    const saved = await pages.saveDesign({
      id,
      sections: { content },
      revision,
      design: {
        colors: { ...colors.colors, main },
        values: { ...values, grid },
        text_styles: [
          {
            ...{ id: style.id, class_name: style.class_name, name: 'Note' },
            properties: { desktop: { font_size: 20 } },
          },
        ],
        presets: [{ widget_name: 'button', class_name: 'round', name: 'Round', properties: {} }],
        revisions: {
          colors: colors.revision,
          values: 0,
          text_styles: { [style.id]: style.revision },
        },
      },
    });
    expect(saved.sections.content).toEqual(content);
    const design = await styles.getSiteDesign();
    expect(saved.design).toEqual(design);
    expect(design.colors).toEqual({
      colors: { ...colors.colors, main },
      revision: colors.revision + 1,
    });
    expect(design.values).toEqual({ ...values, grid });
    expect(design.styles.find((one) => one.id === style.id)).toMatchObject({
      properties: { desktop: { font_size: 20 } },
      revision: 2,
    });
    expect(design.presets).toMatchObject([
      { class_name: 'round', widget_name: 'button', is_system: 0 },
    ]);
  });

  test('a font of the catalog belongs to the site while a text style uses it', async () => {
    const { items } = await client.FontsService.getCatalogue();
    expect(items.length).toBeGreaterThanOrEqual(20);
    const style = await styles.save({ item: { name: 'Large', type: 'text' } });
    let { revision } = style;
    const use = async (font_family: string) => {
      const page = await newPage();
      const properties = { desktop: { font_family } };
      await pages.saveDesign({
        ...{ id: page.id, revision: page.revision, sections: { content } },
        design: {
          ...NO_CHANGES,
          text_styles: [
            { ...{ id: style.id, class_name: style.class_name, name: 'Large' }, properties },
          ],
          revisions: { text_styles: { [style.id]: revision } },
        },
      });
      revision += 1;
      return (await styles.getSiteDesign()).fonts.map(({ family }) => family);
    };
    expect(await use('Lora')).toContain('Lora');
    const css = await (await server.browser().fetch('/assets/site.css')).text();
    const files = [...css.matchAll(/\/assets\/fonts\/lora\/[a-z-]+\.woff2/g)].map(([url]) => url);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect((await server.browser().fetch(file)).status).toBe(200);
    expect(await use('Inter')).not.toContain('Lora');
  });

  test('nothing is stored if any part is refused', async () => {
    const { id, revision } = await newPage();
    const before = await styles.getSiteDesign();
    const { colors } = before;
    const save = (design: object, sections: object = { content }) =>
      pages.saveDesign({ id, sections, revision, design } as Parameters<
        typeof pages.saveDesign
      >[0]);
    const main = ['#654321', ...colors.colors.main.slice(1)];
    const change = { colors: { ...colors.colors, main }, revisions: { colors: colors.revision } };
    const bad = { widget_name: 'button', class_name: 'bad', name: 'Bad', properties: { size: 12 } };
    await expect(save({ ...change, presets: [bad] })).rejects.toMatchObject({
      code: 400,
      data: { errors: { 'design.presets.0.properties.size': expect.anything() } },
    });
    await expect(save({ colors: change.colors })).rejects.toMatchObject({
      data: { errors: { 'design.revisions.colors': ['isEmpty'] } },
    });
    const unknown = textDocument('<p>x</p>');
    await expect(
      save(change, { content: { ...unknown, widget: 'nothing' } }),
    ).rejects.toMatchObject({ code: 400 });
    expect(await styles.getSiteDesign()).toEqual(before);
    expect((await pages.getDesign({ id })).revision).toBe(revision);
  });

  test('a design that was written is rolled back when its document fails', async () => {
    const { id, revision } = await newPage();
    const before = await styles.getSiteDesign();
    const { colors } = before;
    const main = ['#654321', ...colors.colors.main.slice(1)];
    const round = { widget_name: 'button', class_name: 'rolled', name: 'Rolled', properties: {} };
    const design = {
      colors: { ...colors.colors, main },
      presets: [round],
      revisions: { colors: colors.revision },
    };
    const save = (at: number) =>
      pages.saveDesign({ id, sections: { content }, revision: at, design } as Parameters<
        typeof pages.saveDesign
      >[0]);
    await expect(save(revision + 1)).rejects.toMatchObject({ code: 409 });
    expect(await styles.getSiteDesign()).toEqual(before);
    expect((await pages.getDesign({ id })).revision).toBe(revision);

    await save(revision);
    expect((await styles.getSiteDesign()).colors.colors.main).toEqual(main);
    expect((await pages.getDesign({ id })).sections.content).toEqual(content);
  });

  test('refuses outdated records and taken class names as conflicts', async () => {
    const { id, revision } = await newPage();
    const { colors } = await styles.getSiteDesign();
    const stale = { colors: colors.colors, revisions: { colors: colors.revision + 1 } };
    const save = (design: object) =>
      pages.saveDesign({ id, sections: {}, revision, design } as Parameters<
        typeof pages.saveDesign
      >[0]);
    await expect(save(stale)).rejects.toMatchObject({ code: 409 });
    const preset = await presets.save({ item: { name: 'Taken', widget_name: 'button' } });
    const { class_name } = preset;
    const same = { widget_name: 'button', class_name, name: 'Taken', properties: {} };
    await expect(save({ presets: [same] })).rejects.toMatchObject({ code: 409 });
    const deleted = { ...NO_CHANGES, presets: [preset.id] };
    await expect(
      save({ deleted, revisions: { presets: { [preset.id]: preset.revision + 1 } } }),
    ).rejects.toMatchObject({ code: 409 });
    const saved = await save({ deleted, revisions: { presets: { [preset.id]: preset.revision } } });
    expect(saved.design?.presets.some((one) => one.id === preset.id)).toBe(false);
  });
});
