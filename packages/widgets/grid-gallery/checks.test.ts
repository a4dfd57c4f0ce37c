import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { sampleImage } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const found = (...items: readonly object[]) =>
  findProblems({ schema, checks, properties: { items } });

test("every visible image needs alt text, its own or the library's", () => {
  expect(found({ image_id: 7 }, { image_id: 7, alt: 'The quay' })).toEqual([]);
  expect(found({ image_id: 7, alt: '' })).toEqual(['ALT']);
  expect(found({ image_id: 7, alt: '', is_hidden: true }, { image_id: null, alt: '' })).toEqual([]);
});

test('each image without alt text can be described', () => {
  const [problem] = checks.find({
    properties: schema.properties.parse({
      items: [
        { image_id: 7, alt: 'The quay' },
        { image_id: 8, alt: '' },
      ],
    }),
    childCount: 0,
    propertiesOf: () => [],
    isBlank: () => true,
    media: (id) => ({ ...sampleImage, id }),
    data: () => null,
    framing: () => undefined,
    images: () => [],
    now: 0,
    device: 'desktop',
  });
  expect(problem?.repairs).toMatchObject([
    { kind: 'describe', path: 'items.1.alt', image: 8 },
    { kind: 'edit' },
  ]);
});
