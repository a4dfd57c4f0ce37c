import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

test('another page to share needs a URL', () => {
  const found = (properties: object) =>
    findProblems({ schema, checks, properties: { ...properties } });
  expect(found({ url: '' })).toEqual([]);
  expect(found({ shared_page: 'fixed' })).toEqual(['URL']);
  expect(found({ shared_page: 'fixed', url: 'example.com' })).toEqual([]);
});
