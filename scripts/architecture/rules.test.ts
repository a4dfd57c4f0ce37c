import { expect, test } from 'vitest';
import { projectFiles } from '../lib/files.ts';
import { root } from '../lib/root.ts';
import { checkImports } from './cruise.ts';
import { PANEL_LAYERS, rules } from './rules.ts';

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

test('every folder of the panel is in a layer', () => {
  const files = projectFiles('apps/panel/*/*.ts', 'apps/panel/*/*.tsx');
  const folders = new Set(files.map((file) => file.split('/')[2]));
  const layers = [...Object.values(PANEL_LAYERS).flat(), 'screens', 'testing'];
  expect([...folders].filter((folder) => !layers.some((layer) => layer === folder))).toEqual([]);
});
