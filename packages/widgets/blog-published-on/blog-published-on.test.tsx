import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { data as request } from './data.ts';
import { inspector } from './inspector.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const data = {
  name: 'Spring tides',
  published_at: '2026-03-01T08:00:00.000Z',
  date: '1.3.2026',
  author: null,
  ...{ topics: [], reading_minutes: 4 },
};

test('is the date of the post, for people and machines', () => {
  expect(renderView({ schema, View, data, properties: { prefix: 'Published' } })).toContain(
    '<span>Published</span><time dateTime="2026-03-01T08:00:00.000Z">1.3.2026</time>',
  );
});

test('says how long the post takes to read if that is on, as in new ones', () => {
  const reading = '<span class="moto-reading-time">VISITOR.POST.READING_TIME</span>';
  const { properties } = inspector.template;
  expect(renderView({ schema, View, data, properties })).toContain(`</time>${reading}`);
  expect(renderView({ schema, View, data })).not.toContain('moto-reading-time');
});

test('asks for the date in its own format', () => {
  const properties = schema.properties.parse({ date_format: 'F Y' }) as never;
  expect(request(properties, { owner: { kind: 'post', id: 3 } })).toMatchObject({
    date_format: 'F Y',
    has_reading_time: false,
  });
});
