import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { checkImports } from './cruise.ts';
import { rules } from './rules.ts';

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
