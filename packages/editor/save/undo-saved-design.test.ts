import { expect, test } from 'vitest';
import { applyPreset, deletePreset } from '../core/design/site-preset-commands.ts';
import { deleteTextStyle } from '../core/design/text-style-commands.ts';
import { undoOrRedo } from '../core/history/undo-redo.ts';
import type { StoredDesign } from '../core/ports/design/stored-design.ts';
import type { SaveRequest } from '../core/ports/saving/port.ts';
import { record, storedDesign } from '../core/testing/stored-design.ts';
import { opened, openedWith, saved } from './testing/opened-page.ts';

test('a preset for all widgets of a kind is undone after it was saved', async () => {
  const storedWith = ({ design }: SaveRequest): StoredDesign => {
    const applied = Object.entries(design?.applied_presets ?? {}).filter(([, preset]) => preset);
    const applied_presets = {
      ...{ applied: Object.fromEntries(applied), replaced: {} },
      revision: sent.length,
    };
    return { ...storedDesign, applied_presets } as StoredDesign;
  };
  const answer = (request: SaveRequest) => saved(storedWith(request));
  const { session, dirty, design, saving, sent } = opened(answer, answer, answer);
  const [preset] = design.store.getState().presets;
  if (!preset) throw new Error('no preset');
  applyPreset(session, preset);
  await saving.save();
  expect(dirty.isDirty()).toBe(false);
  for (const kind of ['undo', 'redo'] as const) {
    undoOrRedo(session, kind);
    await saving.save();
    expect(dirty.isDirty()).toBe(false);
  }
  const applied = { button: { preset: 'round', key: 'new' } };
  expect(sent.map((request) => request.design?.applied_presets)).toEqual([
    applied,
    { button: null },
    applied,
  ]);
  expect(sent.map((request) => request.design?.revisions.applied_presets)).toEqual([0, 1, 2]);
});

test('deletions with a replacement are undone after they were saved', async () => {
  const small = {
    ...{ ...record, id: 12, type: 'text' as const, name: 'Small', class_name: 'small' },
    properties: {},
  };
  const before: StoredDesign = { ...storedDesign, styles: [...storedDesign.styles, small] };
  const after: StoredDesign = {
    ...{ ...storedDesign, presets: [] },
    applied_presets: { applied: {}, replaced: { button: { round: 'default' } }, revision: 1 },
    replaced_text_styles: { replaced: { small: 'normal' }, revision: 1 },
  };
  const { session, dirty, design, saving, sent } = openedWith(
    { stored: before },
    ...[after, before, after].map((stored) => () => saved(stored)),
  );
  const [preset] = design.store.getState().presets;
  const style = design.store.getState().textStyles.find((one) => one.class_name === 'small');
  if (!preset || !style) throw new Error('nothing to delete');
  deletePreset(session, preset, 'default');
  deleteTextStyle(session, style, 'normal');
  for (const kind of [null, 'undo', 'redo'] as const) {
    if (kind) undoOrRedo(session, kind);
    if (kind) undoOrRedo(session, kind);
    await saving.save();
    expect(dirty.isDirty()).toBe(false);
    expect(saving.state.getState().mergedIn).toBeNull();
  }
  const replacements = {
    text_styles: { small: 'normal' },
    presets: { button: { round: 'default' } },
  };
  const none = { text_styles: [], presets: {} };
  expect(sent.map((request) => request.design)).toMatchObject([
    { replacements, restored: none },
    { restored: { text_styles: ['small'], presets: { button: ['round'] } } },
    { replacements, restored: none },
  ]);
  expect(sent[1]?.design).toMatchObject({
    text_styles: [{ class_name: 'small' }],
    presets: [{ class_name: 'round' }],
    revisions: { applied_presets: 1, replaced_text_styles: 1 },
  });
});

test('what was deleted in two tabs merges', async () => {
  const soft = { ...storedDesign.presets[0], id: 22, name: 'Soft', class_name: 'soft' };
  const before = { ...storedDesign, presets: [...storedDesign.presets, soft] } as StoredDesign;
  const replacedBy = (presets: readonly object[], button: { [class_name: string]: string }) =>
    ({
      ...{ ...storedDesign, presets },
      applied_presets: { applied: {}, replaced: { button }, revision: 2 },
    }) as StoredDesign;
  const theirs = replacedBy(storedDesign.presets, { soft: 'default' });
  const both = replacedBy([], { soft: 'default', round: 'default' });
  const { session, dirty, design, saving, sent } = openedWith(
    { stored: before },
    () => ({ kind: 'conflict', sections: {}, revisions: { content: 1 }, design: theirs }),
    () => saved(both),
  );
  const [preset] = design.store.getState().presets;
  if (!preset) throw new Error('no preset');
  deletePreset(session, preset, 'default');
  expect((await saving.save()).kind).toBe('saved');
  expect(dirty.isDirty()).toBe(false);
  expect(sent[1]?.design?.replacements.presets).toEqual({ button: { round: 'default' } });
  undoOrRedo(session, 'undo');
  expect(design.store.getState().presets).toMatchObject([{ class_name: 'round' }]);
});
