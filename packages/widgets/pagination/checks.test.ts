import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (topic: string | null, lists: readonly { readonly topic: string | null }[]) =>
  findProblems({ schema, checks, properties: { topic }, facts: { propertiesOf: () => lists } });

test('pagination leads through the posts of a list of the same document', () => {
  const [all, sea] = [{ topic: null }, { topic: 'tag/sea' }];
  expect(found('tag/sea', [])).toEqual([]);
  expect(found(null, [all])).toEqual([]);
  expect(found('tag/sea', [all, sea])).toEqual([]);
  expect(found(null, [sea])).toEqual(['OTHER_TOPIC']);
  expect(found('tag/sea', [all])).toEqual(['OTHER_TOPIC']);
});
