import type { WidgetNode } from '@plinth/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const button = (id: string, preset?: string): WidgetNode => ({
  ...{ id, widget: 'button', children: [] },
  properties: { label: id, ...(preset !== undefined && { preset }) },
});
const NO_REVISIONS = { text_styles: {}, presets: {}, backgrounds: {} };

describe.each(SERVICE_DATABASES)('replaced presets on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PresetsService: presets, StylesService: styles, ContentSection: sections } = client;

  let section: number;
  beforeEach(async () => {
    for (const name of ['Loud', 'Calm', 'Bold'])
      await presets.save({ item: { name, widget_name: 'button' } });
    const document = {
      ...{ id: 's', widget: 'section', properties: {} },
      children: [button('one', 'loud'), button('two'), button('three', 'loud')],
    };
    section = (await sections.save({ item: { name: 'Uses', document } })).id;
    return async () => {
      await sections.delete({ ids: [section] });
      const { items } = await presets.getList({ count: 200 });
      await presets.delete({ ids: items.map(({ id }) => id) });
    };
  });

  const shown = async () => {
    const { document } = await sections.get({ id: section });
    return document.children.map(({ properties }) => properties.preset ?? 'default');
  };
  /** Gives the section other buttons. */
  const edit = async (...children: readonly WidgetNode[]) => {
    const { document, revision } = await sections.get({ id: section });
    await sections.save({ item: { id: section, document: { ...document, children } }, revision });
  };
  const save = (design: object) =>
    styles.saveSiteDesign({ design } as Parameters<typeof styles.saveSiteDesign>[0]);
  const stored = async () => (await styles.getSiteDesign()).applied_presets;

  /** Deletes presets, by the class names of those that replace them. */
  const replace = async (replaced: { readonly [class_name: string]: string }) => {
    const { items } = await presets.getList({ count: 200 });
    const deleted = items.filter(({ class_name }) => class_name in replaced);
    return save({
      deleted: { text_styles: [], presets: deleted.map(({ id }) => id), backgrounds: [] },
      replacements: { presets: { button: replaced } },
      revisions: {
        ...NO_REVISIONS,
        presets: Object.fromEntries(deleted.map(({ id, revision }) => [id, revision])),
      },
    });
  };
  const preset = (class_name: string) => ({
    ...{ widget_name: 'button', class_name, name: class_name, properties: {} },
  });
  /** What undoing the deletion of a preset saves. */
  const undo = async (...class_names: readonly string[]) => ({
    presets: class_names.map(preset),
    restored: { presets: { button: class_names } },
    revisions: { ...NO_REVISIONS, applied_presets: (await stored()).revision },
  });

  test('come back, and so do the widgets with them', async () => {
    const saved = await replace({ loud: 'calm' });
    expect(saved.applied_presets.replaced).toEqual({ button: { loud: 'calm' } });
    expect(await shown()).toEqual(['calm', 'default', 'calm']);
    const undone = await save(await undo('loud'));
    expect(undone.applied_presets.replaced).toEqual({ button: {} });
    expect(undone.presets.map(({ class_name }) => class_name)).toContain('loud');
    expect(await shown()).toEqual(['loud', 'default', 'loud']);
    await replace({ loud: 'bold' });
    expect(await shown()).toEqual(['bold', 'default', 'bold']);
    await save(await undo('loud'));
    expect(await shown()).toEqual(['loud', 'default', 'loud']);
  });

  test('leave what was chosen since', async () => {
    await replace({ loud: 'calm' });
    await edit(
      button('one', 'bold'),
      button('two', 'calm'),
      button('three', 'calm'),
      button('new', 'calm'),
    );
    await save(await undo('loud'));
    expect(await shown()).toEqual(['bold', 'calm', 'loud', 'calm']);
  });

  test('come back one by one if the replacement was deleted too', async () => {
    await replace({ loud: 'bold', calm: 'bold' });
    const changes = await undo('calm');
    const restored = { presets: { button: ['loud', 'calm'] } };
    const replacements = { presets: { button: { loud: 'calm' } } };
    const undone = await save({ ...changes, restored, replacements });
    expect(undone.applied_presets.replaced).toEqual({ button: { loud: 'calm' } });
    expect(await shown()).toEqual(['calm', 'default', 'calm']);
    await save(await undo('loud'));
    expect(await shown()).toEqual(['loud', 'default', 'loud']);
  });

  test('come back together with those before a preset was applied to all', async () => {
    await replace({ loud: 'calm' });
    const { revision } = await stored();
    const applied_presets = { button: { preset: 'bold', key: 'a' } };
    await save({ applied_presets, revisions: { ...NO_REVISIONS, applied_presets: revision } });
    expect(await shown()).toEqual(['bold', 'bold', 'bold']);
    await save({ ...(await undo('loud')), applied_presets: { button: null } });
    expect(await shown()).toEqual(['loud', 'default', 'loud']);
  });

  test('come back at the revision that was read only', async () => {
    await replace({ loud: 'calm' });
    const mine = await undo('loud');
    await replace({ bold: 'calm' });
    await expect(save(mine)).rejects.toMatchObject({ code: 409 });
    await expect(save({ ...mine, revisions: NO_REVISIONS })).rejects.toMatchObject({
      data: { errors: { 'design.revisions.applied_presets': ['isEmpty'] } },
    });
    expect(await shown()).toEqual(['calm', 'default', 'calm']);
    expect((await stored()).replaced).toEqual({ button: { loud: 'calm', bold: 'calm' } });
    await save(await undo('loud', 'bold'));
    expect(await shown()).toEqual(['loud', 'default', 'loud']);
  });

  test('come back with the whole save, or not at all', async () => {
    await replace({ loud: 'calm' });
    const before = await stored();
    const backgrounds = [{ id: 99_999, class_name: 'gone', name: 'Gone', properties: {} }];
    const changes = await undo('loud');
    const revisions = { ...changes.revisions, backgrounds: { 99999: 1 } };
    await expect(save({ ...changes, backgrounds, revisions })).rejects.toMatchObject({ code: 404 });
    expect(await stored()).toEqual(before);
    expect(await shown()).toEqual(['calm', 'default', 'calm']);
    const { items } = await presets.getList({ count: 200 });
    expect(items.map(({ class_name }) => class_name)).not.toContain('loud');
    await save(changes);
    expect(await shown()).toEqual(['loud', 'default', 'loud']);
  });

  test('that nobody deleted don’t come back', async () => {
    await expect(save(await undo('never'))).rejects.toMatchObject({
      data: { errors: { 'design.restored.presets.button': ['valueInvalid'] } },
    });
  });

  test('are no longer known once their name is that of another', async () => {
    await replace({ loud: 'calm' });
    await presets.save({ item: { name: 'Loud', widget_name: 'button' } });
    expect((await stored()).replaced).toEqual({ button: {} });
  });

  test('applied to all are undone for as many steps as the editor has', async () => {
    const choices = Array.from({ length: 53 }, (_, index) => ({
      ...{ preset: index % 2 === 0 ? 'calm' : 'bold', key: `step-${index}` },
    }));
    const apply = async (choice: (typeof choices)[number]) => {
      const revisions = { ...NO_REVISIONS, applied_presets: (await stored()).revision };
      return save({ applied_presets: { button: choice }, revisions });
    };
    for (const choice of choices) await apply(choice);
    const [first, second, third] = choices;
    if (!first || !second || !third) throw new Error('nothing was applied');
    await edit(button('one', 'calm'), button('two', 'loud'), button('three', 'calm'));
    const undone = await apply(third);
    expect(undone.applied_presets.applied).toEqual({ button: third });
    expect(await shown()).toEqual(['calm', 'loud', 'calm']);
  });
});
