import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { sampleImage } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const problems = (background: object) =>
  findProblems({
    ...{ schema, checks, properties: { background } },
    facts: { media: (id: number) => (id === 404 ? null : sampleImage) },
  });

test('a background video needs its file and a poster', () => {
  expect(problems({ video_id: 8, image_id: 7 })).toEqual([]);
  expect(problems({ video_id: 8 })).toEqual(['NO_POSTER']);
  expect(problems({ video_id: 8, image_id: 404 })).toEqual(['NO_POSTER']);
  expect(problems({ video_id: 404, image_id: 7 })).toEqual(['VIDEO_GONE']);
});

test('other backgrounds need no poster', () => {
  for (const background of [{}, { image_id: 7 }, { color: 'surface' }])
    expect(problems(background)).toEqual([]);
});
