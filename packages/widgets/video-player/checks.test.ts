import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { sampleImage } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (properties: { readonly [name: string]: unknown }, title: string | null = '') =>
  findProblems({
    schema,
    checks,
    properties,
    facts: { media: () => (title === null ? null : { ...sampleImage, title }) },
  });

test('a video needs a title, its own or that of the file, and its file', () => {
  expect(found({})).toEqual([]);
  expect(found({ file_id: 3 })).toEqual(['UNTITLED']);
  expect(found({ file_id: 3, title: 'Tour' })).toEqual([]);
  expect(found({ file_id: 3 }, 'Tour')).toEqual([]);
  expect(found({ file_id: 3 }, null)).toEqual(['GONE']);
});
