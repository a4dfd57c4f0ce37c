import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { data as request } from './data.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const post: DataResult<'post'> = {
  name: 'Spring <tides>',
  published_at: '2026-03-01T08:00:00.000Z',
  date: '1.3.2026',
  author: null,
  ...{ topics: [], reading_minutes: 1 },
};

test('is the title of the post as a heading', () => {
  expect(renderView({ schema, View, data: post })).toBe(
    '<div class="root"><h1 class="moto-post-name">Spring &lt;tides&gt;</h1></div>',
  );
  expect(renderView({ schema, View, data: post, properties: { tag: 'h2' } })).toContain('<h2 ');
  expect(renderView({ schema, View })).toBe('<div class="root"></div>');
});

test('asks for its own post alone', () => {
  const properties = schema.properties.parse({}) as never;
  expect(request(properties, { owner: { kind: 'post', id: 3 } })).toEqual({
    ...{ source: 'post', id: 3, date_format: '', has_reading_time: false },
  });
  expect(request(properties, { owner: { kind: 'page', id: 3 } })).toBe(null);
});

test('has a size per device', () => {
  const properties = schema.properties.parse({ font_size: { desktop: 48, mobile_v: 30 } });
  expect(
    style(properties as never).map(({ device, declarations }) => [device, declarations]),
  ).toEqual([
    [undefined, { 'font-size': '48px' }],
    ['mobile_v', { 'font-size': '30px' }],
  ]);
});
