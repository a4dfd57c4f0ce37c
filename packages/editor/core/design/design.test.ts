import { DEFAULT_COLORS, NODE_ID, type Properties } from '@plinth/model';
import { expect, test } from 'vitest';
import { undoOrRedo } from '../history/undo-redo.ts';
import type { StoredDesign } from '../ports/design/stored-design.ts';
import { createSession } from '../session/create-session.ts';
import { record, storedDesign as stored } from '../testing/stored-design.ts';
import { designChanges, designVersion } from './design-changes.ts';
import {
  addPreset,
  renamePreset,
  resetPreset,
  setMainColors,
  updatePreset,
} from './design-commands.ts';
import { createDesignStore } from './design-store.ts';
import { designTree } from './design-tree.ts';
import { addTextStyle, setTextStyle } from './text-style-commands.ts';

function opened(design: StoredDesign = stored) {
  const button = {
    ...{ id: 'go', widget: 'button', properties: { preset: 'round', background_color: 'accent' } },
    children: [],
  };
  const session = createSession({
    design: designTree(design),
    sections: [
      {
        ...{ name: 'content', id: 1, label: '', usedOn: 1 },
        tree: { id: 'root', widget: 'section', properties: {}, children: [button] },
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  const { store } = createDesignStore(session, design);
  const node = () => session.store.node('go') ?? expect.fail();
  const changes = () => designChanges(session.store.reader, store.getState().stored);
  const [style = expect.fail()] = store.getState().textStyles;
  const [preset = expect.fail()] = store.getState().presets;
  return { session, design: store, node, changes, style, preset };
}

test('an unchanged design has nothing to save', () => {
  const { changes, design } = opened();
  expect(changes()).toBeNull();
  expect(design.getState().css).toContain(
    '.moto-text_normal{color:var(--moto-text);font-size:1rem}',
  );
});

test('colors change the canvas without a new stylesheet, and are undone as one step', () => {
  const { session, design, changes } = opened();
  const { css } = design.getState();
  setMainColors(session, { 1: '#111111' });
  setMainColors(session, { 1: '#222222' });
  expect(design.getState().css).toBe(css);
  expect(design.getState().colorCss).toContain('--moto-color1:#222222');
  expect(changes()).toMatchObject({
    colors: { main: ['#222222', ...DEFAULT_COLORS.main.slice(1)] },
    revisions: { colors: 7 },
  });
  expect(undoOrRedo(session, 'undo')).toMatchObject({
    transaction: { label: { key: 'EDITOR.STEP.COLORS' } },
  });
  expect(design.getState().colors).toEqual(DEFAULT_COLORS);
  expect(changes()).toBeNull();
});

test('a dropped property of a text style leaves the stylesheet', () => {
  const { session, design, changes, style } = opened();
  setTextStyle(session, style, { desktop: { font_size: 20 } });
  expect(design.getState().css).toContain('.moto-text_normal{font-size:1.25rem}');
  expect(changes()).toMatchObject({
    text_styles: [{ id: 11, class_name: 'normal', properties: { desktop: { font_size: 20 } } }],
    revisions: { text_styles: { 11: 3 } },
  });
});

test('an edited text style is kept as a new one, in one step', () => {
  const { session, design, changes, style } = opened();
  setTextStyle(session, style, { desktop: { font_size: 20 } });
  const [edited = expect.fail()] = design.getState().textStyles;
  const original = style.properties;
  addTextStyle(session, design.getState(), {
    name: 'Note',
    style: edited,
    original,
    id: undefined,
  });
  expect(changes()?.text_styles).toEqual([
    { class_name: 'note', name: 'Note', properties: { desktop: { font_size: 20 } } },
  ]);
  undoOrRedo(session, 'undo');
  expect(changes()?.text_styles).toMatchObject([{ id: 11 }]);
});

test('a preset takes over the style of its widget, and a new one gets a free class name', () => {
  const { session, design, node, changes, preset } = opened();
  updatePreset(session, { id: 'go', node: node(), preset });
  expect(node().properties).toEqual({ preset: 'round' });
  expect(changes()?.presets).toEqual([
    {
      ...{ id: 21, name: 'Round', class_name: 'round', widget_name: 'button' },
      properties: { border: { radius: 9 }, background_color: 'accent' },
    },
  ]);
  undoOrRedo(session, 'undo');
  expect(node().properties.background_color).toBe('accent');
  addPreset(session, design.getState(), { id: 'go', node: node(), preset, name: 'Round' });
  expect(node().properties).toEqual({ preset: 'round-2' });
  expect(changes()?.presets).toMatchObject([{ class_name: 'round-2' }]);
  expect(changes()?.revisions.presets).toEqual({});
});

test('an undone new preset is deleted from the stored design', () => {
  const { session, design, node, preset } = opened();
  addPreset(session, design.getState(), { id: 'go', node: node(), preset, name: 'Loud' });
  const [, added = expect.fail()] = design.getState().presets;
  const saved = { ...record, template: '', ...added, is_system: 0 as const, id: 22 };
  const later: StoredDesign = { ...stored, presets: [...stored.presets, saved] };
  expect(designChanges(session.store.reader, later)).toBeNull();
  expect(designVersion(later)).not.toBe(designVersion(stored));
  undoOrRedo(session, 'undo');
  expect(designChanges(session.store.reader, later)).toMatchObject({
    deleted: { presets: [22] },
    revisions: { presets: { 22: 3 } },
  });
});

test('presets of two widgets with the same long class name are two nodes', () => {
  const class_name = 'a'.repeat(64);
  const presets = ['button', 'image'].map((widget_name, at) => ({
    ...{ ...record, id: 40 + at, name: 'Long', class_name, widget_name },
    ...{ template: '', properties: {}, original: null },
  }));
  const ids = designTree({ ...stored, styles: [], presets }).children.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(NODE_ID);
});

test('a renamed preset keeps its class, so that widgets keep the preset', () => {
  const { session, design, node, changes, preset } = opened();
  renamePreset(session, preset, 'Loud');
  const { name, class_name } = design.getState().presets[0] ?? expect.fail();
  expect([name, class_name]).toEqual(['Loud', preset.class_name]);
  expect(changes()?.presets).toMatchObject([{ name: 'Loud', class_name: preset.class_name }]);
  expect(node().properties.preset).toBe('round');
  undoOrRedo(session, 'undo');
  expect(changes()).toBeNull();
});

/** As a theme supplies it, or as the owner changed it. */
const supplied = (properties: Properties, original: Properties | null): StoredDesign => ({
  ...stored,
  presets: stored.presets.map((one) => ({ ...one, is_system: 1, properties, original })),
});

test('a supplied preset is updated like any other, and gets its original back in one step', () => {
  const radius = { border: { radius: 9 } };
  const { session, design, node, changes, preset } = opened(supplied(radius, null));
  expect(preset.original).toBeNull();
  updatePreset(session, { id: 'go', node: node(), preset });
  const [updated = expect.fail()] = design.getState().presets;
  expect(updated).toMatchObject({
    properties: { ...radius, background_color: 'accent' },
    original: radius,
  });
  expect(changes()?.presets).toMatchObject([{ id: 21 }]);
  resetPreset(session, updated);
  expect(design.getState().presets[0]).toMatchObject({ properties: radius, original: null });
  expect(changes()).toBeNull();
  undoOrRedo(session, 'undo');
  expect(design.getState().presets[0]?.original).toEqual(radius);
});

test('the original of a supplied preset outlives saves, and own presets have none', () => {
  const original = { border: { radius: 4 } };
  expect(opened(supplied({ border: { radius: 9 } }, original)).preset.original).toEqual(original);
  const own = opened();
  updatePreset(own.session, { id: 'go', node: own.node(), preset: own.preset });
  expect(own.design.getState().presets[0]?.original).toBeNull();
});
