import type { WidgetNode } from '@plinth/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const node = (
  id: string,
  widget: string,
  properties: WidgetNode['properties'],
  children: readonly WidgetNode[] = [],
): WidgetNode => ({ id, widget, properties, children });

const NO_REVISIONS = { text_styles: {}, presets: {}, backgrounds: {} };

describe.each(SERVICE_DATABASES)('presets in use on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PresetsService: presets, StylesService: styles, ContentSection: sections } = client;

  const preset = (name: string, widget_name = 'button') =>
    presets.save({ item: { name, widget_name } });
  let section: number;
  let loud: Awaited<ReturnType<typeof preset>>;
  let calm: Awaited<ReturnType<typeof preset>>;

  beforeEach(async () => {
    loud = await preset('Loud');
    calm = await preset('Calm');
    const document = node('s', 'section', {}, [
      node('one', 'button', { label: 'One', preset: loud.class_name }),
      node('two', 'button', { label: 'Two' }),
      node('row', 'row', {}, [node('column', 'column', {}, [node('words', 'text', {})])]),
    ]);
    section = (await sections.save({ item: { name: 'Uses', document } })).id;
    return async () => {
      await sections.delete({ ids: [section] });
      for (const { id } of [loud, calm]) await presets.delete({ ids: [id] });
    };
  });

  const shown = async () => {
    const { document } = await sections.get({ id: section });
    return document.children.map(({ properties }) => properties.preset ?? 'default').slice(0, 2);
  };
  const usesOf = async ({ id }: { readonly id: number }) =>
    (await presets.getAllUsage()).find((usage) => usage.id === id)?.count;
  const deletion = ({ id, revision }: typeof loud) => ({
    deleted: { text_styles: [], presets: [id], backgrounds: [] },
    revisions: { text_styles: {}, presets: { [id]: revision }, backgrounds: {} },
  });
  const save = (design: object) =>
    styles.saveSiteDesign({ design } as Parameters<typeof styles.saveSiteDesign>[0]);
  /** Gives all buttons a preset, or undoes it. */
  const apply = async (button: { readonly preset: string; readonly key: string } | null) => {
    const { revision } = (await styles.getSiteDesign()).applied_presets;
    const revisions = { ...NO_REVISIONS, applied_presets: revision };
    return save({ applied_presets: { button }, revisions });
  };

  test('are counted, and kept without a replacement', async () => {
    expect([await usesOf(loud), await usesOf(calm)]).toEqual([1, 0]);
    await expect(presets.delete({ ids: [loud.id] })).rejects.toMatchObject({
      code: 400,
      data: { errors: { ids: ['valueInvalid'] } },
    });
    await expect(save(deletion(loud))).rejects.toMatchObject({
      data: { errors: { 'design.deleted.presets': ['valueInvalid'] } },
    });
    expect(await usesOf(loud)).toBe(1);
  });

  test('are replaced in the transaction that deletes them', async () => {
    const replacements = { presets: { button: { [loud.class_name]: calm.class_name } } };
    const changes = { ...deletion(loud), replacements };
    const stale = { ...changes.revisions, presets: { [loud.id]: loud.revision + 1 } };
    await expect(save({ ...changes, revisions: stale })).rejects.toMatchObject({ code: 409 });
    expect(await shown()).toEqual(['loud', 'default']);
    await save(changes);
    expect(await shown()).toEqual(['calm', 'default']);
    await save({
      ...deletion(calm),
      replacements: { presets: { button: { [calm.class_name]: 'default' } } },
    });
    expect(await shown()).toEqual(['default', 'default']);
  });

  test('are replaced by an existing preset of the same widget only', async () => {
    const image = await preset('Loud', 'image');
    const replace = (next: string) =>
      save({ ...deletion(loud), replacements: { presets: { button: { loud: next } } } });
    for (const next of ['missing', 'loud'])
      await expect(replace(next)).rejects.toMatchObject({
        data: { errors: { 'design.replacements.presets.button.loud': ['valueInvalid'] } },
      });
    const replaced = { ids: [loud.id], replacement: image.id };
    await expect(presets.delete(replaced)).rejects.toMatchObject({
      data: { errors: { replacement: ['valueInvalid'] } },
    });
    await presets.delete({ ids: [loud.id], replacement: calm.id });
    expect(await shown()).toEqual(['calm', 'default']);
    await sections.delete({ ids: [section] });
    await presets.delete({ ids: [image.id] });
  });

  test('are applied to all widgets of their kind', async () => {
    const saved = await apply({ preset: 'calm', key: 'a' });
    expect(saved.applied_presets.applied).toEqual({ button: { preset: 'calm', key: 'a' } });
    expect(await shown()).toEqual(['calm', 'calm']);
    expect(await usesOf(calm)).toBe(2);
    await expect(apply({ preset: 'missing', key: 'b' })).rejects.toMatchObject({
      data: { errors: { 'design.applied_presets.button': ['valueInvalid'] } },
    });
    await apply(null);
  });

  test('that widgets had before one was applied come back, one by one', async () => {
    const [first, second] = [
      { preset: 'calm', key: 'a' },
      { preset: 'loud', key: 'b' },
    ];
    await apply(first);
    await apply(second);
    expect(await shown()).toEqual(['loud', 'loud']);
    await apply(first);
    expect(await shown()).toEqual(['calm', 'calm']);
    const undone = await apply(null);
    expect(undone.applied_presets.applied).toEqual({});
    expect(await shown()).toEqual(['loud', 'default']);
  });

  test('that were chosen after one was applied stay, and so does it in place of deleted ones', async () => {
    await apply({ preset: 'calm', key: 'a' });
    const { document, revision } = await sections.get({ id: section });
    const [one, two, ...others] = document.children;
    if (!one || !two) throw new Error('no buttons');
    const chosen = { ...two, properties: { ...two.properties, preset: 'loud' } };
    const item = { id: section, document: { ...document, children: [one, chosen, ...others] } };
    await sections.save({ item, revision });
    await apply(null);
    expect(await shown()).toEqual(['loud', 'loud']);
    await apply({ preset: 'calm', key: 'a' });
    await save(deletion(loud));
    await apply(null);
    expect(await shown()).toEqual(['calm', 'calm']);
  });

  test('are applied and undone at the revision that was read only', async () => {
    const { revision } = (await styles.getSiteDesign()).applied_presets;
    await apply({ preset: 'calm', key: 'a' });
    const undo = { applied_presets: { button: null } };
    await expect(save(undo)).rejects.toMatchObject({ code: 400 });
    const stale = { ...undo, revisions: { ...NO_REVISIONS, applied_presets: revision } };
    await expect(save(stale)).rejects.toMatchObject({ code: 409 });
    expect(await shown()).toEqual(['calm', 'calm']);
    await apply(null);
    expect(await shown()).toEqual(['loud', 'default']);
  });

  test('are shown on a widget of the site, if possible one with them', async () => {
    const sample = async (class_name: string, widget_name = 'button') =>
      (await presets.getSample({ widget_name, class_name })).document?.id;
    expect(await sample('loud')).toBe('one');
    expect(await sample('default')).toBe('two');
    expect(await sample('none', 'countdown')).toBeUndefined();
  });
});
