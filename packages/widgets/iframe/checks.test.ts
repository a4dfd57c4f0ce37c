import type { Framing } from '@plinth/model';
import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (properties: object, framing?: Framing) =>
  findProblems({
    schema,
    checks,
    properties: { ...properties },
    facts: { framing: () => framing },
  });

const url = 'https://example.com/';

test('an iframe needs a title, and a URL that allows embedding', () => {
  expect(found({ url, title: 'Map' }, 'frameable')).toEqual([]);
  expect(found({ url, title: ' ' }, 'frameable')).toEqual(['UNTITLED']);
  expect(found({ url }, 'not')).toEqual(['REFUSED', 'UNTITLED']);
});

test('reports nothing for unknown framing or an empty iframe', () => {
  expect(found({ url, title: 'Map' }, 'unknown')).toEqual([]);
  expect(found({ url, title: 'Map' })).toEqual([]);
  expect(found({})).toEqual([]);
});
