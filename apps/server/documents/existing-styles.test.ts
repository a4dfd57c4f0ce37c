import type { WidgetNode } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { node } from '../testing/documents.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

describe.each(SERVICE_DATABASES)('styles that a saved document uses on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, PresetsService: presets } = client;

  const documentOf = (leaf: WidgetNode): WidgetNode =>
    node('root', 'section', {}, [node('row', 'row', {}, [node('column', 'column', {}, [leaf])])]);
  const at = 'sections.content.children.0.children.0.children.0.properties';
  const newPage = async () => {
    const { id } = await pages.save({ item: { name: 'Page' } });
    return { id, revision: (await pages.getDesign({ id })).revision };
  };
  const refusal = (field: string, key: string) => ({
    code: 400,
    data: { errors: { [`${at}.${field}`]: [key] } },
  });

  test('have to exist unless it used them before', async () => {
    const item = { name: 'Doomed', widget_name: 'button' } as const;
    const preset = await presets.save({ item });
    const button = node('w', 'button', { label: 'Go', preset: preset.class_name });
    const used = await newPage();
    const { revision } = await pages.saveDesign({
      ...used,
      sections: { content: documentOf(button) },
    });
    // A preset in use can't be deleted, but a page of an earlier release may have lost its own.
    const { store } = server.context;
    await store.transaction((tx) =>
      tx.db.deleteFrom('preset').where('id', '=', preset.id).execute(),
    );
    const moved = documentOf({ ...button, id: 'copy' });
    const save = { id: used.id, revision, sections: { content: moved } };
    const kept = await pages.saveDesign(save);
    expect(kept.sections.content).toEqual(moved);

    const empty = documentOf(node('w', 'button', { label: 'Go' }));
    const without = await pages.saveDesign({
      ...{ id: used.id, revision: kept.revision },
      sections: { content: empty },
    });
    await expect(
      pages.saveDesign({
        ...{ id: used.id, revision: without.revision },
        sections: { content: documentOf(button) },
      }),
    ).rejects.toMatchObject(refusal('preset', 'presetNotFound'));
    expect((await pages.getDesign({ id: used.id })).sections.content).toEqual(empty);
  });

  test.each([
    ['<p class="moto-text_gone">A</p>', 'html', 'styleNotFound'],
    ['<p><b class="moto-bg-color_custom17">A</b></p>', 'html', 'colorNotFound'],
  ])('are found in %s', async (html, field, key) => {
    const page = await newPage();
    const content = documentOf(node('w', 'text', { html }));
    await expect(pages.saveDesign({ ...page, sections: { content } })).rejects.toMatchObject(
      refusal(field, key),
    );
  });

  test('are found as backgrounds and colors', async () => {
    const page = await newPage();
    const save = (properties: WidgetNode['properties']) =>
      pages.saveDesign({
        ...page,
        sections: { content: documentOf(node('w', 'container', properties)) },
      });
    await expect(save({ background: { preset: 'gone' } })).rejects.toMatchObject(
      refusal('background.preset', 'backgroundNotFound'),
    );
    await expect(save({ background: { color: 'color_custom17' } })).rejects.toMatchObject(
      refusal('background.color', 'colorNotFound'),
    );
  });

  test('can be created by the same save', async () => {
    const page = await newPage();
    const content = documentOf(node('w', 'text', { html: '<p class="moto-text_fresh">A</p>' }));
    const none = { presets: [], backgrounds: [] };
    const design = {
      ...{ ...none, text_styles: [{ class_name: 'fresh', name: 'Fresh', properties: {} }] },
      revisions: { text_styles: {}, presets: {}, backgrounds: {} },
    };
    const saved = await pages.saveDesign({ ...page, sections: { content }, design });
    expect(saved.sections.content).toEqual(content);
  });
});
