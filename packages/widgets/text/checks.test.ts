import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { sampleImage } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const nameless = () => ({ ...sampleImage, alt: '' });

const found = (html: string, media = nameless) =>
  findProblems({ schema, checks, properties: { html }, facts: { media } });

test("an image in text needs alt text, its own or the library's, unless it's decorative", () => {
  expect(found('<p>Words</p>')).toEqual([]);
  expect(found('<p><img data-icon="phone">Call</p>')).toEqual([]);
  expect(found('<p><img data-media="7"></p>')).toEqual(['ALT']);
  expect(found('<p><img data-media="7"></p>', () => sampleImage)).toEqual([]);
  expect(found('<p><img data-media="7" alt="The quay"></p>')).toEqual([]);
  expect(found('<p><img data-media="7" alt=""></p>')).toEqual([]);
});

test('one repair marks all images without alt text as decorative', () => {
  const html = '<p>1 &lt; 2 <img data-media="7"><data value="phone"></data><br></p>';
  const [problem] = checks.find({
    properties: schema.properties.parse({ html }),
    ...{
      childCount: 0,
      propertiesOf: () => [],
      isBlank: () => true,
      data: () => null,
      framing: () => undefined,
      images: () => [],
      now: 0,
      device: 'desktop',
    },
    media: nameless,
  });
  const set = problem?.repairs.find(({ kind }) => kind === 'set');
  expect(set).toMatchObject({ value: html.replace('"7"', '"7" alt=""') });
});
