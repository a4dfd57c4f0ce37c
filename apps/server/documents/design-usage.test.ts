import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const node = (id: string, widget: string, properties: object, children: object[] = []) => ({
  id,
  widget,
  properties,
  children,
});

describe.each(SERVICE_DATABASES)('on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();

  test('uses of presets and text styles are counted on all pages, and a theme’s preset cannot be deleted', async () => {
    const preset = await client.PresetsService.save({
      item: { name: 'Loud', widget_name: 'button' },
    });
    const style = await client.StylesService.save({ item: { name: 'Loud words', type: 'text' } });
    await client.StylesService.save({ item: { name: 'Loud words', type: 'text' } });
    const words = `<p class="moto-text_${style.class_name}">A</p><h2 class="moto-align-left moto-text_${style.class_name}">B</h2><p class="moto-text_${style.class_name}-2">C</p>`;
    const document = node('s', 'section', {}, [
      node('r', 'row', {}, [
        node('c', 'column', {}, [
          node('t', 'text', { html: words }),
          node('b1', 'button', { label: 'Go', preset: preset.class_name }),
          node('b2', 'button', { label: preset.class_name }),
        ]),
      ]),
    ]);
    await client.ContentSection.save({
      item: { name: 'Uses', kind: 'content', document },
    } as Parameters<typeof client.ContentSection.save>[0]);
    expect(await client.PresetsService.getUsage({ id: preset.id })).toEqual({
      count: 1,
      pages: 0,
    });
    expect(await client.StylesService.getUsage({ id: style.id })).toEqual({ count: 2 });
  });

  test('pages that show a widget with a preset are counted', async () => {
    const { PagesService: pages, PresetsService: presets } = client;
    const preset = await presets.save({ item: { name: 'Wide', widget_name: 'button' } });
    const { id } = await pages.save({ item: { name: 'Buttons' } });
    const { revision } = await pages.getDesign({ id });
    const button = (name: string) => node(name, 'button', { preset: preset.class_name });
    const content = node('s', 'section', {}, [
      node('b', 'block', {}, [
        node('r', 'row', {}, [node('c', 'column', {}, [button('one'), button('two')])]),
      ]),
    ]);
    await pages.saveDesign({ id, sections: { content }, revision } as Parameters<
      typeof pages.saveDesign
    >[0]);
    expect(await presets.getUsage({ id: preset.id })).toEqual({ count: 2, pages: 1 });
  });

  test('pages that use a spacing size are counted, with those of their header', async () => {
    const { StylesService: styles, PagesService: pages, ContentSection: sections } = client;
    const before = await styles.getSpacingUsage({});
    const { id } = await pages.save({ item: { name: 'Spacious' } });
    const write = async (spacing: object) => {
      const { revision } = await pages.getDesign({ id });
      const content = node('s', 'section', {}, [node('b', 'block', { spacing })]);
      await pages.saveDesign({ id, sections: { content }, revision } as Parameters<
        typeof pages.saveDesign
      >[0]);
    };
    await write({ top: { desktop: 'none', mobile_v: 'large' } });
    expect(await styles.getSpacingUsage({})).toEqual({ ...before, large: before.large + 1 });
    await write({});
    expect(await styles.getSpacingUsage({})).toEqual(before);
    const header = node('h', 'section', {}, [
      node('b', 'block', { spacing: { bottom: { desktop: 'medium' } } }),
    ]);
    await sections.save({ item: { name: 'Top', kind: 'header', document: header } } as Parameters<
      typeof sections.save
    >[0]);
    const { total } = await pages.getList({});
    expect((await styles.getSpacingUsage({})).medium).toBe(total);
  });
});
