import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (...items: readonly object[]) =>
  findProblems({ schema, checks, properties: { items } });

test('every visible bar needs a label', () => {
  expect(found({ label: 'Planning' })).toEqual([]);
  expect(found({ label: ' ' }, {})).toEqual(['UNLABELED']);
  expect(found({ is_hidden: true })).toEqual([]);
});
