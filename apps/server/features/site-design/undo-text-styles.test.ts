import { beforeEach, describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const NO_REVISIONS = { text_styles: {}, presets: {}, backgrounds: {} };
const words = (class_name: string, text = 'Words') =>
  `<p class="moto-text_${class_name}">${text}</p>`;

describe.each(SERVICE_DATABASES)('replaced text styles on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, StylesService: styles } = client;

  let page: number;
  beforeEach(async () => {
    for (const name of ['Note', 'Small', 'Lead'])
      await styles.save({ item: { name, type: 'text' } });
    page = (await pages.save({ item: { name: 'Page' } })).id;
    await edit(words('note') + words('small') + words('note', 'More'));
    return async () => {
      await pages.delete({ ids: [page] });
      const { items } = await styles.getList({ count: 200 });
      const own = items.filter(({ is_system }) => !is_system);
      await styles.delete({ ids: own.map(({ id }) => id) });
    };
  });

  const edit = async (html: string) => {
    const { revision } = await pages.getDesign({ id: page });
    await pages.saveDesign({ id: page, sections: { content: textDocument(html) }, revision });
  };
  const shown = async () => {
    const { sections } = await pages.getDesign({ id: page });
    return [...JSON.stringify(sections.content).matchAll(/moto-text_([a-z]+)/g)].map(
      ([, name]) => name,
    );
  };
  const save = (design: object) =>
    styles.saveSiteDesign({ design } as Parameters<typeof styles.saveSiteDesign>[0]);
  const stored = async () => (await styles.getSiteDesign()).replaced_text_styles;
  const replace = async (replaced: { readonly [class_name: string]: string }) => {
    const { items } = await styles.getList({ count: 200 });
    const deleted = items.filter(({ class_name }) => class_name in replaced);
    return save({
      deleted: { text_styles: deleted.map(({ id }) => id), presets: [], backgrounds: [] },
      replacements: { text_styles: replaced },
      revisions: {
        ...NO_REVISIONS,
        text_styles: Object.fromEntries(deleted.map(({ id, revision }) => [id, revision])),
      },
    });
  };
  const undo = async (class_name: string) => ({
    text_styles: [{ class_name, name: class_name, properties: {} }],
    restored: { text_styles: [class_name] },
    revisions: { ...NO_REVISIONS, replaced_text_styles: (await stored()).revision },
  });

  test('come back where they were', async () => {
    const saved = await replace({ note: 'small' });
    expect(saved.replaced_text_styles.replaced).toEqual({ note: 'small' });
    expect(await shown()).toEqual(['small', 'small', 'small']);
    const undone = await save(await undo('note'));
    expect(undone.replaced_text_styles.replaced).toEqual({});
    expect(await shown()).toEqual(['note', 'small', 'note']);
  });

  test('leave texts with another style since, and what was written stays', async () => {
    await replace({ note: 'small' });
    await edit(words('lead', 'New') + words('small') + words('small', 'Newer'));
    await save(await undo('note'));
    expect(await shown()).toEqual(['lead', 'small', 'note']);
    expect(JSON.stringify(await pages.getDesign({ id: page }))).toContain('Newer');
  });

  test('leave texts with other parts than before', async () => {
    await replace({ note: 'small' });
    await edit(words('small') + words('small'));
    await save(await undo('note'));
    expect(await shown()).toEqual(['small', 'small']);
  });

  test('come back one by one if the replacement was deleted too', async () => {
    await replace({ note: 'lead', small: 'lead' });
    const restored = { text_styles: ['note', 'small'] };
    const replacements = { text_styles: { note: 'small' } };
    await save({ ...(await undo('small')), restored, replacements });
    expect(await shown()).toEqual(['small', 'small', 'small']);
    await save(await undo('note'));
    expect(await shown()).toEqual(['note', 'small', 'note']);
  });

  test('come back at the revision that was read only, with the whole save', async () => {
    await replace({ note: 'lead' });
    const mine = await undo('note');
    await replace({ small: 'lead' });
    await expect(save(mine)).rejects.toMatchObject({ code: 409 });
    await expect(save({ ...mine, revisions: NO_REVISIONS })).rejects.toMatchObject({
      data: { errors: { 'design.revisions.replaced_text_styles': ['isEmpty'] } },
    });
    await expect(save(await undo('never'))).rejects.toMatchObject({ code: 400 });
    const broken = { presets: [{ ...mine.text_styles[0], widget_name: 'unknown' }] };
    await expect(save({ ...(await undo('note')), ...broken })).rejects.toMatchObject({ code: 400 });
    expect(await shown()).toEqual(['lead', 'lead', 'lead']);
    expect((await stored()).replaced).toEqual({ note: 'lead', small: 'lead' });
    await save(await undo('note'));
    expect(await shown()).toEqual(['note', 'lead', 'note']);
  });
});
