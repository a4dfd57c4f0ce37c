import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (properties: { readonly [name: string]: unknown }, isMissing = false) =>
  findProblems({
    ...{ schema, checks, properties },
    facts: { fact: (name) => ({ text: name, image: null, isMissing }) },
  });

test('a button needs a link and a label', () => {
  expect(found({ link: { action: 'home_page' } })).toEqual([]);
  expect(found({})).toEqual(['UNLINKED']);
  expect(found({ link: { action: 'home_page' }, label: ' ', icon: 'check' })).toEqual([
    'UNLABELED',
  ]);
});

test('a button that calls, mails, or leads somewhere needs the site fact', () => {
  for (const action of ['fact.call', 'fact.mail', 'fact.directions']) {
    expect(found({ link: { action } })).toEqual([]);
    expect(found({ link: { action } }, true)).toEqual(['HIDDEN']);
  }
  expect(found({ link: { action: 'home_page' } }, true)).toEqual([]);
});
