import { expect, test } from 'vitest';
import type { CheckFacts, LoadedImage } from '../kit/checks.ts';
import { findProblems } from '../kit/testing/find-problems.ts';
import { sampleImage } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { type ImageProperties, schema } from './schema.ts';

const found = (properties: object, facts: Partial<CheckFacts<never>> = {}) =>
  findProblems({ schema, checks, properties: { image_id: 7, ...properties }, facts });

const media = () => ({ ...sampleImage, alt: '' });

test("an image needs alt text, its own or the library's, unless it's decorative", () => {
  expect(found({})).toEqual([]);
  expect(found({ alt: '' })).toEqual(['ALT']);
  expect(found({}, { media })).toEqual(['ALT']);
  expect(found({ alt: 'The quay' }, { media })).toEqual([]);
  expect(found({ is_decorative: true }, { media })).toEqual([]);
  expect(found({ image_id: null, alt: '' })).toEqual([]);
  expect(found({ alt: '' }, { media: () => null })).toEqual([]);
});

const loaded = (image: LoadedImage, facts: Partial<CheckFacts<ImageProperties>> = {}) =>
  checks.find({
    properties: schema.properties.parse({ image_id: 7 }),
    childCount: 0,
    propertiesOf: () => [],
    isBlank: () => true,
    media: () => sampleImage,
    data: () => null,
    framing: () => undefined,
    images: () => [image],
    now: 0,
    device: 'desktop',
    ...facts,
  });

const repairs = (...args: Parameters<typeof loaded>) =>
  loaded(...args).flatMap((problem) => problem.repairs.map(({ kind }) => kind));

test('reports images that are too heavy for their displayed size, or for any size', () => {
  expect(loaded({ bytes: 39_000, width: 4000, shownWidth: 100 })).toEqual([]);
  expect(loaded({ bytes: 300_000, width: 200, shownWidth: 100 })).toEqual([]);
  expect(loaded({ bytes: 300_000, width: 400, shownWidth: 0 })).toEqual([]);
  expect(loaded({ bytes: 41_000, width: 400, shownWidth: 100 })).toMatchObject([
    { kind: 'picture', values: { kilobytes: 41, width: 100 } },
  ]);
  expect(repairs({ bytes: 500_000, width: 100, shownWidth: 100 })).toEqual(['choose_image']);
});

test('offers a smaller file on desktop if there is one', () => {
  const image = { bytes: 50_000, width: 400, shownWidth: 100 };
  expect(repairs(image)).toEqual(['set', 'choose_image']);
  expect(repairs(image, { device: 'tablet' })).toEqual(['choose_image']);
  expect(repairs(image, { media: () => ({ ...sampleImage, sources: [] }) })).toEqual([
    'choose_image',
  ]);
});
