import { expect, test } from 'vitest';
import { projectFiles } from '../lib/files.ts';
import { root } from '../lib/root.ts';
import { checkImports } from './cruise.ts';
import { LAYERED, rules } from './rules.ts';

const { violations } = await checkImports(`${root}scripts/fixtures/architecture`, [
  'packages',
  'apps',
  'editor-host',
]);

test.each(rules.map(({ name }) => name))('%s reports the fixture that breaks it', (name) => {
  expect(violations.filter(({ rule }) => rule === name)).not.toEqual([]);
});

test('every rule has a reason', () => {
  expect(rules.filter(({ comment }) => (comment ?? '').length < 30)).toEqual([]);
});

test.each(Object.entries(LAYERED))('every folder of %s is in a layer', (parent, layers) => {
  const files = projectFiles(`${parent}/*/*.ts`, `${parent}/*/*.tsx`);
  const folders = new Set(files.map((file) => file.slice(parent.length + 1).replace(/\/.*/, '')));
  expect(folders.size).toBeGreaterThan(5);
  expect([...folders].filter((folder) => !layers.includes(folder))).toEqual([]);
});
