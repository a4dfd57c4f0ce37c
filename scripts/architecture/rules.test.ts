import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { survey } from './cruise.ts';
import { rules } from './rules.ts';

const { violations } = await survey(`${root}scripts/fixtures/architecture`, ['packages', 'apps']);

test.each(rules.map(({ name }) => name))('%s catches the fixture that breaks it', (name) => {
  expect(violations.filter(({ rule }) => rule === name)).not.toEqual([]);
});

test('every rule says why it exists', () => {
  expect(rules.filter(({ comment }) => (comment ?? '').length < 30)).toEqual([]);
});
