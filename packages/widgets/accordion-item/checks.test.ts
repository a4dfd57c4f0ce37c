import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (title: string, isBlank: boolean) =>
  findProblems({ schema, checks, properties: { title }, facts: { isBlank: () => isBlank } });

test('an item needs a title and content', () => {
  expect(found('When do you open?', false)).toEqual([]);
  expect(found(' ', false)).toEqual(['UNTITLED']);
  expect(found('When do you open?', true)).toEqual(['EMPTY']);
});
