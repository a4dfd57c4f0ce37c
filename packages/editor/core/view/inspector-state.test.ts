import { expect, test } from 'vitest';
import { type InspectorMode, toggledInspector, wantsInspector } from './inspector-state.ts';

const at = (inspectorMode: InspectorMode, selected: number) => ({
  inspectorMode,
  selection: Array.from({ length: selected }, (_, index) => `n${index}`),
  viewing: null,
  isInspecting: false,
  textEditing: null,
});

test('the inspector is open while something is selected, unless it is closed or pinned', () => {
  expect(wantsInspector(at('auto', 0))).toBe(false);
  expect(wantsInspector(at('auto', 1))).toBe(true);
  expect(wantsInspector(at('closed', 1))).toBe(false);
  expect(wantsInspector(at('pinned', 0))).toBe(true);
});

test.each([
  ['auto', 0],
  ['auto', 1],
  ['closed', 0],
  ['closed', 1],
  ['pinned', 0],
  ['pinned', 1],
] as const)('toggling the %s inspector with %i selected opens or closes it', (mode, selected) => {
  const before = at(mode, selected);
  const after = { ...before, ...toggledInspector(before) };
  expect(wantsInspector(after)).toBe(!wantsInspector(before));
});

test('the inspector stays as it is while a text is written, unless it is toggled', () => {
  const state = { ...at('auto', 1), textEditing: 'n0' };
  expect(wantsInspector(state)).toBe(false);
  expect(wantsInspector({ ...state, isInspecting: true })).toBe(true);
  expect(wantsInspector({ ...state, ...toggledInspector(state) })).toBe(true);
});
