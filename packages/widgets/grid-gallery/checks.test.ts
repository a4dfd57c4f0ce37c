import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (...items: readonly object[]) =>
  findProblems({ schema, checks, properties: { items } });

test("every visible image needs alt text, its own or the library's", () => {
  expect(found({ image_id: 7 }, { image_id: 7, alt: 'The quay' })).toEqual([]);
  expect(found({ image_id: 7, alt: '' })).toEqual(['ALT']);
  expect(found({ image_id: 7, alt: '', is_hidden: true }, { image_id: null, alt: '' })).toEqual([]);
});
