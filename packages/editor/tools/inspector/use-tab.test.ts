import { expect, test } from 'vitest';
import { sharedGroups } from './shared-controls.ts';
import { hasSettings, tabFor } from './use-tab.ts';

type Chosen = Parameters<typeof tabFor>[0];

const untouched: Chosen = { tab: 'content', tabOf: null };
const tab = (kinds: string, chosen = untouched) =>
  tabFor(chosen, kinds, sharedGroups(kinds.split(' ')));

test('widgets with content settings open on Content, others on Design', () => {
  for (const kind of ['button', 'image', 'menu', 'row', 'spacer'])
    expect(tab(kind)).toBe('content');
  for (const kind of ['divider', 'block', 'text']) expect(tab(kind)).toBe('design');
});

test('several types open on the first tab with settings that they share', () => {
  expect(tab('button image')).toBe('content');
  expect(tab('button text')).toBe('design');
});

test('a chosen tab is for widgets of the same type', () => {
  const chosen: Chosen = { tab: 'design', tabOf: 'button' };
  expect(tab('button', chosen)).toBe('design');
  expect(tab('image', chosen)).toBe('content');
});

test('a tab without settings is known as empty', () => {
  const groups = sharedGroups(['container']);
  expect([hasSettings('content', groups), hasSettings('design', groups)]).toEqual([false, true]);
});
