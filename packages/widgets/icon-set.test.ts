import { expect, test } from 'vitest';
import { allIcons, findIcon } from './icon-set.ts';
import { COMMON_ICONS } from './kit/icons/common-icons.gen.ts';
import { commonIconPath, ICON_NAME } from './kit/icons.tsx';

test('each icon has a name of its own that can be stored, words, and a path', () => {
  const icons = allIcons();
  expect(icons.length).toBeGreaterThan(5000);
  expect(new Set(icons.map(({ name }) => name)).size).toBe(icons.length);
  for (const { name, path } of icons) {
    expect(name).toMatch(ICON_NAME);
    expect(path).toMatch(/^M[\w\s.,-]+$/);
  }
});

test('finds one icon by its whole name', () => {
  expect(findIcon('dog')?.path).toBe(allIcons().find(({ name }) => name === 'dog')?.path);
  for (const name of ['do', 'constructor', '', 'dog|dog']) expect(findIcon(name)).toBeNull();
});

test('the common icons are those of the set', () => {
  for (const name of Object.keys(COMMON_ICONS))
    expect(commonIconPath(name)).toBe(findIcon(name)?.path);
  expect(commonIconPath('constructor')).toBeNull();
});
