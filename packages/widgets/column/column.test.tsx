import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { classes } from './style.ts';
import { View } from './view.tsx';

const site = { link: () => ({ href: '/prices/' }) };
const link = { action: 'home_page' };

test('accepts its width as a number or per device', () => {
  const classesOf = (width: unknown) => classes(schema.properties.parse({ width }));
  expect(classesOf(6)).toEqual(['moto-column-6']);
  expect(classesOf({ desktop: 4, mobile_h: 6 })).toEqual([
    'moto-column-4',
    'moto-column-6_mobile-h',
  ]);
  expect(classesOf({ tablet: 6 })).toEqual(['moto-column-12', 'moto-column-6_tablet']);
});

test('can be a link with an accessible name', () => {
  expect(renderView({ schema, View, site, properties: { link, link_label: 'Prices' } })).toBe(
    '<div class="root"><a href="/prices/" class="moto-column-link" aria-label="Prices"></a></div>',
  );
});

test('requests a background image in its own width', () => {
  const html = renderView({
    schema,
    View,
    properties: { width: 6, background: { image_id: 7 } },
    site: { media: () => sampleImage },
  });
  expect(html).toContain('sizes="(width&lt;=767px) 100vw,min(50vw,640px)"');
});
