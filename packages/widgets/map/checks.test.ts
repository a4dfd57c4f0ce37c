import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

type Facts = Parameters<typeof findProblems>[0]['facts'];

const found = (properties: { readonly [name: string]: unknown }, facts?: Facts) =>
  findProblems({ schema, checks, properties, ...(facts && { facts }) });

test('OpenStreetMap needs coordinates', () => {
  expect(found({})).toEqual(['UNPLACED']);
  expect(found({ place: { lat: 0, lng: 0 } })).toEqual([]);
  expect(found({ provider: 'google' })).toEqual([]);
  expect(found({ provider: 'none' })).toEqual([]);
});

test('a map whose tiles are missing has a problem, unless it has an image', () => {
  const place = { lat: 51.4492, lng: -2.5813 };
  const withPicture = (image_id: number | null) => ({
    data: (() => ({ image_id, attribution: '© Streets', attribution_url: '' })) as never,
  });
  expect(found({ place }, withPicture(null))).toEqual(['NO_TILES']);
  expect(found({ place }, withPicture(4))).toEqual([]);
  expect(found({ place, image_id: 7 }, withPicture(null))).toEqual([]);
});
