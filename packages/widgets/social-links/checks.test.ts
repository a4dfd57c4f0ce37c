import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (...items: readonly object[]) =>
  findProblems({ schema, checks, properties: { items } });

test('every visible link needs a URL', () => {
  expect(found({ url: 'x.com/quay' })).toEqual([]);
  expect(found({}, { url: '' })).toEqual(['UNLINKED']);
  expect(found({ is_hidden: true })).toEqual([]);
});
