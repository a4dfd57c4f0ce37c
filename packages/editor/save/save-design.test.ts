import { conflictKey } from '@plinth/model';
import { expect, test } from 'vitest';
import { setValue } from '../core/commands/properties.ts';
import { addPreset, setMainColors, updatePreset } from '../core/design/design-commands.ts';
import { addTextStyle, setTextStyle } from '../core/design/text-style-commands.ts';
import { undoOrRedo } from '../core/history/undo-redo.ts';
import type { StoredDesign } from '../core/ports/design/stored-design.ts';
import { record, storedDesign } from '../core/testing/stored-design.ts';
import { opened, openedWith, saved } from './testing/opened-page.ts';

/** The design after somebody's save of these main colors. */
const recolored = (...main: readonly string[]): StoredDesign => {
  const { colors, revision } = storedDesign.colors;
  const all = [...main, ...colors.main.slice(main.length)];
  return { ...storedDesign, colors: { colors: { ...colors, main: all }, revision: revision + 1 } };
};

test('colors and page are saved in one request, and undone after it', async () => {
  const { session, dirty, design, saving, sent, write } = opened(() => saved(recolored('#111111')));
  write('New');
  setMainColors(session, { 1: '#111111' });
  const before = saving.storedVersion();
  await saving.save();
  expect(sent).toMatchObject([
    {
      sections: { content: { children: [{ properties: { html: 'New' } }] } },
      design: { colors: { main: recolored('#111111').colors.colors.main } },
    },
  ]);
  expect(dirty.isDirty()).toBe(false);
  expect(saving.storedVersion()).not.toBe(before);
  undoOrRedo(session, 'undo');
  expect(design.store.getState().colors).toEqual(storedDesign.colors.colors);
  expect(dirty.isDirty()).toBe(true);
});

test('a save of the design leaves the selection as it is', async () => {
  const { session, saving } = opened(() => saved(recolored('#111111')));
  session.ui.setState({ selection: ['text'] });
  const { selection } = session.ui.getState();
  setMainColors(session, { 1: '#111111' });
  await saving.save();
  expect(session.ui.getState().selection).toBe(selection);
});

test('a save without the design leaves it unsaved', async () => {
  const { session, dirty, saving, sent, write } = opened(() => saved());
  setMainColors(session, { 1: '#111111' });
  await saving.save({ withShared: false });
  expect(sent).toEqual([]);
  write('New');
  await saving.save({ withShared: false });
  expect(sent).toMatchObject([{ design: undefined }]);
  expect([...dirty.dirtyRoots()]).toEqual(['site-design']);
});

test.each([
  [1, ['content', 'header'], []],
  [2, ['content'], ['header']],
])('a save without what other pages use, of a header on %i pages', async (usedOn, names, left) => {
  const { session, dirty, saving, sent, write } = openedWith({ usedOn }, () => saved());
  write('New');
  setValue(session, ['motto'], { path: ['html'], value: 'New motto' });
  await saving.save({ withShared: false });
  expect(sent.map(({ sections }) => Object.keys(sections).sort())).toEqual([names]);
  expect([...dirty.dirtyRoots()]).toEqual(left);
});

test('colors saved elsewhere are merged color by color, and both are saved', async () => {
  const { session, dirty, design, saving, sent } = opened(
    () => ({
      ...{ kind: 'conflict', sections: {}, revisions: { content: 1 } },
      design: recolored(storedDesign.colors.colors.main[0] ?? '', '#222222'),
    }),
    () => saved(recolored('#111111', '#222222')),
  );
  setMainColors(session, { 1: '#111111' });
  expect((await saving.save()).kind).toBe('saved');
  expect(sent[1]?.design).toMatchObject({
    colors: { main: expect.arrayContaining(['#111111', '#222222']) },
    revisions: { colors: 8 },
  });
  expect(design.store.getState().colors.main.slice(0, 2)).toEqual(['#111111', '#222222']);
  expect(dirty.isDirty()).toBe(false);
});

test('the same color changed twice is a question', async () => {
  const { session, saving } = opened(() => ({
    ...{ kind: 'conflict', sections: {}, revisions: { content: 1 } },
    design: recolored('#222222'),
  }));
  setMainColors(session, { 1: '#111111' });
  const done = saving.save();
  await new Promise((resolve) => setTimeout(resolve));
  const { question } = saving.state.getState();
  expect(question?.conflicts).toMatchObject([
    { kind: 'property', property: 'color1', mine: '#111111', theirs: '#222222' },
  ]);
  question?.answer(null);
  expect((await done).kind).toBe('conflict');
});

test('the same preset changed twice is a question, and their answer is shown and kept', async () => {
  const [preset] = storedDesign.presets;
  if (!preset) throw new Error('no preset to change');
  const theirs: StoredDesign = {
    ...storedDesign,
    presets: [{ ...preset, revision: 4, properties: { border: { radius: 17 } } }],
  };
  const { session, saving, design } = opened(
    () => ({
      ...{ kind: 'conflict', sections: {}, revisions: { content: 1 } },
      design: theirs,
    }),
    () => saved(theirs),
  );
  const node = session.store.node('text');
  const [own] = design.store.getState().presets;
  if (!node || !own) throw new Error('nothing to start from');
  const styled = { ...node, widget: 'button', properties: { border: { radius: 23 } } };
  updatePreset(session, { id: 'text', node: styled, preset: own });
  const done = saving.save();
  await new Promise((resolve) => setTimeout(resolve));
  const { question } = saving.state.getState();
  expect(question?.conflicts).toMatchObject([{ property: 'style' }]);
  question?.answer(new Map(question.conflicts.map((one) => [conflictKey(one), 'theirs'])));
  expect((await done).kind).toBe('saved');
  expect(design.store.getState().presets).toMatchObject([
    { properties: { border: { radius: 17 } } },
  ]);
});

const foreignPreset = {
  ...record,
  ...{ id: 31, name: 'Soft', class_name: 'soft', widget_name: 'button' },
  ...{ template: '', properties: { border: { radius: 3 } }, original: null },
};

/** Somebody else's new preset and changed text style, stored shortly before our color. */
const withForeignWork = (main: string): StoredDesign => {
  const design = recolored(main);
  return {
    ...design,
    styles: design.styles.map((style) => ({
      ...{ ...style, revision: style.revision + 1 },
      properties: { desktop: { font_size: 30, color: 'text' } },
    })) as StoredDesign['styles'],
    presets: [...design.presets, foreignPreset],
  };
};

test("a save shows others' new presets and changed text styles, and the next one keeps them", async () => {
  const { session, dirty, design, saving, sent } = opened(
    () => saved(withForeignWork('#111111')),
    () => saved(withForeignWork('#333333')),
  );
  setMainColors(session, { 1: '#111111' });
  await saving.save();
  expect(dirty.isDirty()).toBe(false);
  const { presets, textStyles } = design.store.getState();
  expect(presets.map(({ class_name, id }) => [class_name, id])).toEqual([
    ['round', 21],
    ['soft', 31],
  ]);
  expect(textStyles[0]?.properties).toEqual({ desktop: { font_size: 30, color: 'text' } });
  expect(saving.state.getState().mergedIn?.theirs.added.size).toBe(1);
  setMainColors(session, { 1: '#333333' });
  await saving.save();
  expect(sent[1]?.design).toMatchObject({
    ...{ text_styles: [], presets: [], deleted: { text_styles: [], presets: [] } },
    revisions: { text_styles: {}, presets: {} },
  });
  undoOrRedo(session, 'undo');
  expect(design.store.getState().colors.main[0]).toBe('#111111');
});

test('a change typed during a save that clashes with a stored one is a question', async () => {
  const { session, saving, sent, design } = opened(
    () => {
      setTextStyle(session, style(), { desktop: { font_size: 50 } });
      return saved(withForeignWork('#111111'));
    },
    () => ({ kind: 'unreachable' }),
  );
  const style = () => {
    const [first] = design.store.getState().textStyles;
    if (!first) throw new Error('no text style');
    return first;
  };
  setMainColors(session, { 1: '#111111' });
  const done = saving.save();
  await new Promise((resolve) => setTimeout(resolve));
  const { question } = saving.state.getState();
  expect(question?.conflicts).toHaveLength(1);
  question?.answer(null);
  expect((await done).kind).toBe('saved');
  await saving.save();
  expect(sent[1]?.design?.revisions).toMatchObject({ text_styles: { 11: 3 } });
});

test('own new presets and text styles are not reported as changes of others', async () => {
  const { session, saving, dirty, design } = opened((request) => {
    const { text_styles = [], presets = [] } = request.design ?? {};
    return saved({
      ...storedDesign,
      styles: [
        ...storedDesign.styles,
        ...text_styles.map((style) => ({ ...record, ...style, id: 12, type: 'text' as const })),
      ],
      presets: [
        ...storedDesign.presets,
        ...presets.map((preset) => ({ ...record, template: '', ...preset, id: 22 })),
      ],
    } as StoredDesign);
  });
  const { textStyles, presets } = design.store.getState();
  const [style] = textStyles;
  const node = session.store.node('text');
  if (!style || !node) throw new Error('nothing to start from');
  addPreset(session, { presets }, { id: 'text', node, preset: null, name: 'Quiet' });
  const original = style.properties;
  addTextStyle(session, { textStyles }, { name: 'Lead', style, original, id: undefined });
  await saving.save();
  expect(dirty.isDirty()).toBe(false);
  expect(saving.state.getState().mergedIn).toBeNull();
  undoOrRedo(session, 'undo');
  undoOrRedo(session, 'undo');
  expect(design.store.getState().textStyles).toHaveLength(1);
  expect(design.store.getState().presets).toHaveLength(1);
});
