import { expect, test } from 'vitest';
import { type InspectorMode, toggledMode, wantsInspector } from './inspector-state.ts';

const at = (inspectorMode: InspectorMode, selected: number) => ({
  inspectorMode,
  selection: Array.from({ length: selected }, (_, index) => `n${index}`),
  viewing: null,
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
  const after = at(toggledMode(before), selected);
  expect(wantsInspector(after)).toBe(!wantsInspector(before));
});
