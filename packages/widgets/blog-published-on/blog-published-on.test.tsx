import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { data as request } from './data.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const data = {
  name: 'Spring tides',
  published_at: '2026-03-01T08:00:00.000Z',
  date: '1.3.2026',
  author: null,
};

test('is the date of the post, for people and machines', () => {
  expect(renderView({ schema, View, data, properties: { prefix: 'Published' } })).toContain(
    '<span>Published</span><time dateTime="2026-03-01T08:00:00.000Z">1.3.2026</time>',
  );
});

test('asks for the date in its own format', () => {
  const properties = schema.properties.parse({ date_format: 'F Y' }) as never;
  expect(request(properties, { owner: { kind: 'post', id: 3 } })).toMatchObject({
    date_format: 'F Y',
  });
});
