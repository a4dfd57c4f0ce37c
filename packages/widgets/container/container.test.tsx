import type { LayeredBackground } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const site = { media: () => sampleImage };

test('has no extra element for a background color', () => {
  expect(renderView({ schema, View, site, properties: { background: { color: 'surface' } } })).toBe(
    '<div class="root"></div>',
  );
});

test('shows a background image in every format, with empty alt text', () => {
  const html = renderView({ schema, View, site, properties: { background: { image_id: 7 } } });
  expect(html).toContain('<div class="moto-background-layer"><picture><source type="image/webp"');
  expect(html).toContain('alt=""');
});

test('repeats an image as a CSS background', () => {
  const background = { image_id: 7, repeat: 'x' };
  const html = renderView({ schema, View, site, properties: { background } });
  expect(html).toContain('background-repeat:repeat-x');
  expect(html).not.toContain('<img');
});

test('shows the poster until the script plays the video', () => {
  const background = { image_id: 7, video_id: 8 };
  const html = renderView({ schema, View, site, properties: { background } });
  expect(html).toContain('poster="/uploads/quay.jpg"');
  expect(html).toContain('data-background-video=""');
  expect(html).not.toContain('autoplay');
});

test('shows the poster of a deleted video, and nothing without one', () => {
  const html = (background: object) =>
    renderView({
      ...{ schema, View, properties: { background } },
      site: { media: (id: number) => (id === 404 ? null : sampleImage) },
    });
  const gone = html({ video_id: 404, image_id: 7 });
  expect(gone).toContain('<picture>');
  expect(gone).not.toContain('<video');
  expect(html({ video_id: 404 })).toBe('<div class="root"></div>');
  expect(html({ video_id: 404, image_id: 404 })).toBe('<div class="root"></div>');
  expect(html({ video_id: 8 })).not.toContain('poster=');
});

test('has no background if the image is deleted', () => {
  expect(renderView({ schema, View, properties: { background: { image_id: 7 } } })).toBe(
    '<div class="root"></div>',
  );
});

test('has a layer for a background style with parallax, and none for other styles', () => {
  const html = (preset: string) => {
    const properties = { background: { preset } };
    return renderView({
      schema,
      View,
      site: { layeredBackgrounds: [{ class_name: 'night', is_parallax: true }] },
      properties,
    });
  };
  expect(html('night')).toBe(
    '<div class="root"><div class="moto-background-layer moto-background-parallax" data-scroll-effect="parallax"><div></div></div></div>',
  );
  expect(html('day')).toBe('<div class="root"></div>');
});

test('shows the video of a background style like one of its own', () => {
  const html = (background: object, layeredBackgrounds: readonly LayeredBackground[] = []) =>
    renderView({
      ...{ schema, View, properties: { background } },
      site: { ...site, layeredBackgrounds },
    });
  const video = { image_id: 7, video_id: 8 };
  expect(html({ preset: 'night' }, [{ class_name: 'night', ...video }])).toBe(html(video));
});

test('has a border on the selected sides, a shadow, and hover colors', () => {
  const properties = schema.properties.parse({
    border: { width: 2, side: 'bottom', color: 'border' },
    shadow: { is_on: false },
    hover: { background_color: 'surface_2' },
  });
  expect(style(properties)).toEqual([
    {
      declarations: {
        'border-style': 'solid',
        'border-width': '0',
        'border-bottom-width': '2px',
        'border-color': 'var(--moto-border)',
        'box-shadow': 'none',
      },
    },
    {
      state: 'hover',
      declarations: {
        'background-color': 'var(--moto-surface-2)',
        'background-image': 'var(--moto-image,none)',
      },
    },
  ]);
});
