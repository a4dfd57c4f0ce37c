import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (properties: { readonly [name: string]: unknown }) =>
  findProblems({ schema, checks, properties });

test('a button needs a link and a label', () => {
  expect(found({ link: { action: 'home_page' } })).toEqual([]);
  expect(found({})).toEqual(['UNLINKED']);
  expect(found({ link: { action: 'home_page' }, label: ' ', icon: 'check' })).toEqual([
    'UNLABELED',
  ]);
});
