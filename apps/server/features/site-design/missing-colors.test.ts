import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const GONE = 'color_custom20';
const REVISIONS = { text_styles: {}, presets: {}, backgrounds: {} };

describe.each(SERVICE_DATABASES)('custom colors in the design on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const {
    StylesService: styles,
    PresetsService: presets,
    BackgroundsService: backgrounds,
  } = client;
  const { store } = server.context;

  const refusal = (path: string, key = 'colorNotFound') => ({
    ...{ code: 400, data: { errors: { [path]: [key] } } },
  });
  const saveDesign = (design: object) =>
    styles.saveSiteDesign({ design: { revisions: REVISIONS, ...design } } as Parameters<
      typeof styles.saveSiteDesign
    >[0]);
  const setColors = async (change: object) => {
    const { colors, revision } = await styles.getColorTheme();
    return styles.setColorTheme({ colors: { ...colors, ...change }, revision });
  };

  test('have to be among those of the site to be a role', async () => {
    const roles = { bg: GONE };
    const before = await styles.getColorTheme();
    await expect(setColors({ roles })).rejects.toMatchObject(refusal('colors.roles.bg'));
    const { colors, revision } = before;
    await expect(
      saveDesign({ colors: { ...colors, roles }, revisions: { ...REVISIONS, colors: revision } }),
    ).rejects.toMatchObject(refusal('design.colors.roles.bg'));
    expect(await styles.getColorTheme()).toEqual(before);
  });

  test('are listed once, and only those that there are', async () => {
    const entry = (number: number) => ({ number, name: 'Sand' });
    const more = ['#c2b280', '#556b2f'];
    for (const more_list of [
      [entry(1), entry(3)],
      [entry(2), entry(2)],
    ])
      await expect(setColors({ more, more_list })).rejects.toMatchObject(
        refusal('colors.more_list.1.number', 'valueInvalid'),
      );
    await setColors({ more, more_list: [entry(2), entry(1)], roles: { bg: 'color_custom2' } });
    await setColors({ more: [], more_list: [], roles: {} });
  });

  test('are 20 at most, and the 21st is refused with the whole save', async () => {
    const full = Array.from({ length: 20 }, () => '#c2b280');
    const { colors: before, revision } = await styles.getColorTheme();
    const colors = { ...before, more: [...full, '#556b2f'] };
    await expect(setColors({ more: colors.more })).rejects.toMatchObject(
      refusal('colors.more', 'numberIsBigger'),
    );
    const text_styles = [{ class_name: 'late', name: 'Late', properties: {} }];
    await expect(
      saveDesign({ colors, text_styles, revisions: { ...REVISIONS, colors: revision } }),
    ).rejects.toMatchObject(refusal('design.colors.more', 'numberIsBigger'));
    expect(await styles.getColorTheme()).toEqual({ colors: before, revision });
    expect((await styles.getList({ count: 200 })).items).not.toContainEqual(
      expect.objectContaining({ name: 'Late' }),
    );
    await setColors({ more: full });
    await setColors({ more: [] });
  });

  test.each([
    ['desktop.color', { desktop: { color: GONE } }],
    ['link_hover.color', { link_hover: { color: GONE } }],
  ])('have to exist in text styles: %s', async (path, properties) => {
    await expect(
      styles.save({ item: { name: 'Colored', type: 'text', properties } }),
    ).rejects.toMatchObject(refusal(`properties.${path}`));
    const name = 'Plain';
    const { id, revision, class_name } = await styles.save({ item: { name, type: 'text' } });
    await expect(styles.save({ item: { id, properties }, revision })).rejects.toMatchObject(
      refusal(`properties.${path}`),
    );
    await expect(
      saveDesign({
        text_styles: [{ id, class_name, name, properties }],
        revisions: { ...REVISIONS, text_styles: { [id]: revision } },
      }),
    ).rejects.toMatchObject(refusal(`design.text_styles.0.properties.${path}`));
  });

  const gradient = { angle: 0, from: '#ffffff', to: '#000000' };
  test.each([
    ['color', { color: GONE }],
    ['gradient.from', { gradient: { ...gradient, from: GONE } }],
    ['gradient.via', { gradient: { ...gradient, via: GONE } }],
    ['gradient.to', { gradient: { ...gradient, to: GONE } }],
    ['overlay.color', { overlay: { color: GONE, opacity: 50 } }],
  ])('have to exist in backgrounds: %s', async (path, properties) => {
    const name = 'Dusk';
    await expect(backgrounds.save({ item: { name, properties } })).rejects.toMatchObject(
      refusal(`properties.${path}`),
    );
    const { id, revision } = await backgrounds.save({ item: { name } });
    await expect(backgrounds.save({ item: { id, properties }, revision })).rejects.toMatchObject(
      refusal(`properties.${path}`),
    );
    await expect(
      saveDesign({ backgrounds: [{ class_name: 'dawn', name, properties }] }),
    ).rejects.toMatchObject(refusal(`design.backgrounds.0.properties.${path}`));
  });

  test('have to exist in presets', async () => {
    const item = { name: 'Loud', widget_name: 'button', properties: { background_color: GONE } };
    const path = 'properties.background_color';
    await expect(presets.save({ item })).rejects.toMatchObject(refusal(path));
    const { id, revision } = await presets.save({ item: { ...item, properties: {} } });
    const { properties } = item;
    await expect(presets.save({ item: { id, properties }, revision })).rejects.toMatchObject(
      refusal(path),
    );
    await expect(
      saveDesign({ presets: [{ ...item, class_name: 'louder' }] }),
    ).rejects.toMatchObject(refusal(`design.presets.0.${path}`));
  });

  test('can be added by the same save', async () => {
    const { colors, revision } = await styles.getColorTheme();
    const properties = { desktop: { color: 'color_custom1' } };
    const saved = await saveDesign({
      colors: { ...colors, more: ['#c2b280'], roles: { bg: 'color_custom1' } },
      text_styles: [{ class_name: 'sandy', name: 'Sandy', properties }],
      revisions: { ...REVISIONS, colors: revision },
    });
    expect(saved.styles.find(({ class_name }) => class_name === 'sandy')).toMatchObject({
      properties,
    });
  });

  test('that are stored although they don’t exist may stay', async () => {
    const { id, revision } = await styles.save({ item: { name: 'Old', type: 'text' } });
    const properties = { desktop: { color: GONE } };
    await store.writer
      .updateTable('style')
      .set({ properties: JSON.stringify(properties) })
      .where('id', '=', id)
      .execute();
    const changed = { desktop: { color: GONE, font_size: 20 } };
    expect(await styles.save({ item: { id, properties: changed }, revision })).toMatchObject({
      properties: changed,
    });
  });
});
