import type { PresetRecord } from '@plinth/model';
import { expect, test } from 'vitest';
import type { DesignChanges } from '../ports/design/stored-design.ts';
import { designSaver } from './design-saver.ts';
import { storedDesign } from './stored-design.ts';

const nothing: DesignChanges = {
  ...{ text_styles: [], presets: [], backgrounds: [] },
  deleted: { text_styles: [], presets: [], backgrounds: [] },
  replacements: { text_styles: {}, presets: {} },
  restored: { text_styles: [], presets: {} },
  applied_presets: {},
  revisions: { text_styles: {}, presets: {}, backgrounds: {} },
};

test('a design has what was saved last', () => {
  const save = designSaver(storedDesign);
  const { colors } = storedDesign.colors;
  expect(save({ ...nothing, colors }).colors.revision).toBe(storedDesign.colors.revision + 1);
  const created = { name: 'Round', class_name: 'round', widget_name: 'button', properties: {} };
  const added = save({ ...nothing, presets: [created] }).presets.at(-1);
  expect(added).toMatchObject({ ...created, revision: 1, is_system: 0 });
  const id = added?.id ?? 0;
  expect(
    save({ ...nothing, presets: [{ ...created, id, name: 'Rounder' }] }).presets,
  ).toContainEqual(expect.objectContaining({ id, name: 'Rounder', revision: 2 }));
  const { presets } = save({ ...nothing, deleted: { ...nothing.deleted, presets: [id] } });
  expect(presets).toEqual(storedDesign.presets);
});

test('a changed preset of the theme keeps its original until it has that again', () => {
  const supplied = { ...storedDesign.presets[0], is_system: 1 } as PresetRecord;
  const save = designSaver({ ...storedDesign, presets: [supplied] });
  const savePreset = (properties: PresetRecord['properties']) =>
    save({ ...nothing, presets: [{ ...supplied, properties }] }).presets[0]?.original;
  expect(savePreset({ border: { radius: 21 } })).toEqual(supplied.properties);
  expect(savePreset({ border: { radius: 22 } })).toEqual(supplied.properties);
  expect(savePreset(supplied.properties)).toBe(null);
});
