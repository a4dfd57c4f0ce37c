import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { DATABASES } from '../testing/stores.ts';

const node = (id: string, widget: string, properties: object, children: object[] = []) => ({
  id,
  widget,
  properties,
  children,
});

describe.each(DATABASES)('on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();

  test('uses of presets and text styles are counted on all pages, and a theme’s preset cannot be deleted', async () => {
    const preset = await client.PresetsService.save({
      item: { name: 'Loud', widget_name: 'button' },
    });
    const style = await client.StylesService.save({ item: { name: 'Loud words', type: 'text' } });
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
    expect(await client.PresetsService.getUsage({ id: preset.id })).toEqual({ count: 1 });
    expect(await client.StylesService.getUsage({ id: style.id })).toEqual({ count: 2 });
  });
});
