import { expect, test } from 'vitest';
import {
  closedMode,
  type InspectorMode,
  isAsideAfter,
  isAskedFor,
  openMode,
  toggledInspector,
  wantsInspector,
} from './inspector-state.ts';

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
  ['closed_pinned', 0],
  ['closed_pinned', 1],
] as const)('toggling the %s inspector with %i selected opens or closes it', (mode, selected) => {
  const before = at(mode, selected);
  const after = { ...before, ...toggledInspector(before) };
  expect(wantsInspector(after)).toBe(!wantsInspector(before));
});

test.each([0, 1])('the closed inspector opens pinned as before with %i selected', (selected) => {
  const closed = { ...at('pinned', selected), ...toggledInspector(at('pinned', selected)) };
  expect(wantsInspector(closed)).toBe(false);
  expect(toggledInspector(closed).inspectorMode).toBe('pinned');
  expect(openMode(closedMode('pinned'))).toBe('pinned');
  expect(openMode(closedMode(closedMode('pinned')))).toBe('pinned');
  expect(openMode(closedMode('auto'))).toBe('auto');
});

test('the inspector stays as it is while a text is written, unless it is toggled', () => {
  const state = { ...at('auto', 1), textEditing: 'n0' };
  expect(wantsInspector(state)).toBe(false);
  expect(wantsInspector({ ...state, isInspecting: true })).toBe(true);
  expect(wantsInspector({ ...state, ...toggledInspector(state) })).toBe(true);
});

const next = (change: object = {}) => ({
  ...at('auto', 1),
  ...{ panel: null, isSideBySide: false, isInspectorAside: false, requestedSetting: null },
  isInspecting: true,
  ...change,
});

test('the floating inspector makes way for a panel until that closes', () => {
  const opened = next({ panel: 'theme' });
  expect(isAsideAfter(opened, next())).toBe(true);
  const aside = { ...opened, isInspectorAside: true, isInspecting: false };
  expect(wantsInspector(aside)).toBe(false);
  expect(isAsideAfter({ ...aside, panel: 'layers' }, aside)).toBe(true);
  expect(isAsideAfter({ ...aside, panel: null }, aside)).toBe(false);
  expect(isAsideAfter({ ...aside }, aside)).toBe(true);
});

test('a new selection, a setting that is asked for, or its switch brings it back', () => {
  const aside = next({ panel: 'theme', isInspectorAside: true, isInspecting: false });
  expect(isAsideAfter({ ...aside, selection: ['other'] }, aside)).toBe(false);
  const requestedSetting = { id: 'n0', path: 'preset' };
  expect(isAsideAfter({ ...aside, requestedSetting }, aside)).toBe(false);
  expect(toggledInspector(aside)).toMatchObject({ isInspecting: true, isInspectorAside: false });
});

test('a pinned inspector stays beside every panel', () => {
  const pinned = next({ inspectorMode: 'pinned' });
  expect(isAsideAfter({ ...pinned, panel: 'theme' }, pinned)).toBe(false);
});

test('a wide panel leaves the inspector aside until it is asked for', () => {
  const aside = next({ inspectorMode: 'pinned', panel: 'blocks', isInspectorAside: true });
  expect(wantsInspector(aside)).toBe(false);
  expect(isAskedFor({ ...aside, selection: ['other'] }, aside)).toBe(false);
  expect(isAskedFor({ ...aside, ...toggledInspector(aside) }, aside)).toBe(true);
  const requestedSetting = { id: 'n0', path: 'preset' };
  expect(isAskedFor({ ...aside, requestedSetting }, aside)).toBe(true);
  expect(isAskedFor({ ...aside, panel: null, isInspectorAside: false }, aside)).toBe(false);
});
