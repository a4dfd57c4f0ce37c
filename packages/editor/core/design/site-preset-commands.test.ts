import { loadWidgets } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { undoOrRedo } from '../history/undo-redo.ts';
import type {
  AppliedPresets,
  ReplacedPresets,
  StoredDesign,
} from '../ports/design/stored-design.ts';
import { createSession } from '../session/create-session.ts';
import { record, storedDesign } from '../testing/stored-design.ts';
import { designChanges } from './design-changes.ts';
import { createDesignStore } from './design-store.ts';
import { designTree } from './design-tree.ts';
import { applyPreset, createPreset, deletePreset } from './site-preset-commands.ts';

beforeAll(() => loadWidgets());

const preset = (id: number, class_name: string) => ({
  ...{ ...record, id, name: class_name, class_name, widget_name: 'button' },
  ...{ template: '', properties: { padding_x: id }, original: null },
});

const stored: StoredDesign = {
  ...storedDesign,
  presets: [...storedDesign.presets, preset(22, 'calm')],
};

const NONE = { text_styles: [], presets: {} };

function opened() {
  const session = createSession({
    ...{ design: designTree(stored), sections: [], pageType: 'page', newId: () => 'new' },
  });
  const { store } = createDesignStore(session, stored);
  const presetOf = (name: string) =>
    store.getState().presets.find(({ class_name }) => class_name === name) ?? expect.fail();
  const changes = (applied: AppliedPresets = {}, replaced: ReplacedPresets = {}) =>
    designChanges(session.store.reader, {
      ...stored,
      applied_presets: { applied, replaced, revision: 4 },
    });
  return { session, store, presetOf, changes };
}

test('a preset is added after the others, and undone as one step', () => {
  const { session, store, presetOf, changes } = opened();
  const fields = { name: 'Calm', widget_name: 'button', properties: { padding_x: 30 } };
  const { node } = createPreset(session, store.getState(), fields);
  expect(presetOf('calm-2')).toMatchObject({ node, id: null, name: 'Calm' });
  expect(changes()?.presets).toEqual([{ ...fields, class_name: 'calm-2' }]);
  undoOrRedo(session, 'undo');
  expect(changes()).toBeNull();
});

test('a preset named “Default” isn’t the style of widgets without a preset', () => {
  const { session, store, changes } = opened();
  const fields = { name: 'Default', widget_name: 'button', properties: {} };
  createPreset(session, store.getState(), fields);
  expect(changes()?.presets).toEqual([{ ...fields, class_name: 'default-2' }]);
});

test('settings of a widget change the style of its preset, and nothing else of it', () => {
  const { session, presetOf, changes } = opened();
  const { node } = presetOf('round');
  setValue(session, [node], { path: ['border', 'color'], value: 'primary' });
  expect(presetOf('round').properties).toEqual({ border: { radius: 9, color: 'primary' } });
  expect(changes()).toMatchObject({ presets: [{ id: 21, name: 'Round' }] });
  setValue(session, [node], { path: ['border', 'color'], value: undefined });
  setValue(session, [node], { path: ['border', 'radius'], value: undefined });
  expect(presetOf('round').properties).toEqual({});
  undoOrRedo(session, 'undo');
  expect(changes()).toBeNull();
});

test('a deleted preset is replaced by one that remains', () => {
  const { session, presetOf, changes } = opened();
  deletePreset(session, presetOf('round'), 'calm');
  deletePreset(session, presetOf('calm'), 'default');
  expect(changes()).toMatchObject({
    deleted: { presets: [21, 22] },
    replacements: { presets: { button: { round: 'default', calm: 'default' } } },
    revisions: { presets: { 21: 3, 22: 3 } },
  });
  undoOrRedo(session, 'undo');
  expect(changes()?.replacements.presets).toEqual({ button: { round: 'calm' } });
});

test('an undone deletion that was saved restores the preset, and what had it', () => {
  const { session, presetOf, changes } = opened();
  deletePreset(session, presetOf('round'), 'calm');
  deletePreset(session, presetOf('calm'), 'default');
  const saved = { button: { round: 'default', calm: 'default' } };
  expect(changes({}, saved)).toMatchObject({ replacements: { presets: {} }, restored: NONE });
  undoOrRedo(session, 'undo');
  expect(changes({}, saved)).toMatchObject({
    replacements: { presets: { button: { round: 'calm' } } },
    restored: { text_styles: [], presets: { button: ['round', 'calm'] } },
    revisions: { applied_presets: 4 },
  });
  undoOrRedo(session, 'undo');
  expect(changes({}, saved)).toMatchObject({
    replacements: { presets: {} },
    restored: { presets: { button: ['round', 'calm'] } },
  });
});

test('an unused preset is deleted without a replacement', () => {
  const { session, presetOf, changes } = opened();
  deletePreset(session, presetOf('calm'), null);
  expect(changes()).toMatchObject({ deleted: { presets: [22] }, replacements: { presets: {} } });
});

test('a preset is applied to all widgets with one save', () => {
  const { session, presetOf, changes } = opened();
  applyPreset(session, presetOf('calm'));
  const applied = { button: { preset: 'calm', key: 'new' } };
  expect(changes()).toMatchObject({
    ...{ presets: [], applied_presets: applied, revisions: { applied_presets: 4 } },
  });
  expect(changes(applied)).toBeNull();
  undoOrRedo(session, 'undo');
  expect(changes()).toBeNull();
  expect(changes(applied)).toMatchObject({ applied_presets: { button: null } });
});
