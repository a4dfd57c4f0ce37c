import type { Framing } from '@plinth/model';
import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (properties: object, known?: Framing) =>
  findProblems({ schema, checks, properties: { ...properties }, facts: { framing: () => known } });

const url = 'https://example.com/';

test('a frame needs a title, and a URL that lets itself be shown', () => {
  expect(found({ url, title: 'Map' }, 'frameable')).toEqual([]);
  expect(found({ url, title: ' ' }, 'frameable')).toEqual(['UNTITLED']);
  expect(found({ url }, 'not')).toEqual(['REFUSED', 'UNTITLED']);
});

test('what is not known is no problem, and nothing lacks a title that shows nothing', () => {
  expect(found({ url, title: 'Map' }, 'unknown')).toEqual([]);
  expect(found({ url, title: 'Map' })).toEqual([]);
  expect(found({})).toEqual([]);
});
