import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldIssues, fieldLimits } from './field-limits.ts';

const schema = z.strictObject({
  name: z.string().max(20).default(''),
  port: z.int().min(1).max(65_535).nullable(),
  posts: z.int().min(1).max(50).default(5),
  kind: z.enum(['a', 'b']),
  items: z.array(z.strictObject({ caption: z.string().max(9) })).default([]),
});

test('reads the limits of a field through schema wrappers', () => {
  expect(fieldLimits(schema, 'name')).toEqual({ maxLength: 20 });
  expect(fieldLimits(schema, 'port')).toEqual({ min: 1, max: 65_535 });
  expect(fieldLimits(schema, 'posts')).toEqual({ min: 1, max: 50, fallback: 5 });
  expect(fieldLimits(schema, 'kind')).toEqual({});
  expect(fieldLimits(schema, 'unknown')).toEqual({});
  expect(fieldLimits(schema, 'items.2.caption')).toEqual({ maxLength: 9 });
  expect(fieldLimits(schema, 'name.length')).toEqual({});
});

test('an issue includes the exceeded limit', () => {
  const values = { name: 'x'.repeat(21), port: 0, posts: 5, kind: 'a', items: [] };
  expect(fieldIssues(schema, values)).toEqual([
    { path: 'name', key: 'stringLengthTooLong', bound: 20 },
    { path: 'port', key: 'numberIsSmaller', bound: 1 },
  ]);
  expect(fieldIssues(schema, { name: '', port: 80, posts: 5, kind: 'b', items: [] })).toEqual([]);
});
