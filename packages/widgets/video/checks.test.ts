import type { Framing } from '@plinth/model';
import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const problems = (properties: object, framing?: Framing) =>
  findProblems({
    schema,
    checks,
    properties: { ...properties },
    facts: { framing: () => framing },
  });

const url = 'https://video.example.com/1';

test('a video needs a title, its own or that of the service', () => {
  expect(problems({ url, title: ' ' })).toEqual(['UNTITLED']);
  expect(problems({ url, title: 'Tour' })).toEqual([]);
  expect(problems({ url, found: { url, title: 'Tour' } })).toEqual([]);
  expect(problems({ url, found: { url: `${url}2`, title: 'Tour' } })).toEqual(['UNTITLED']);
  expect(problems({})).toEqual([]);
});

test('other services must allow embedding', () => {
  expect(problems({ url, title: 'Tour' }, 'not')).toEqual(['REFUSED']);
  expect(problems({ url: 'https://vimeo.com/76979871', title: 'Tour' }, 'not')).toEqual([]);
});

test('a video must end after it starts', () => {
  expect(problems({ url, title: 'Tour', start: 30, end: 30 })).toEqual(['ENDS_EARLY']);
  expect(problems({ url, title: 'Tour', start: 30, end: 31 })).toEqual([]);
  const shared = { url: 'https://youtu.be/aBcdeFGH_-1?t=40', title: 'Tour', end: 31 };
  expect(problems(shared)).toEqual(['ENDS_EARLY']);
  expect(problems({ ...shared, start: 0 })).toEqual([]);
});
