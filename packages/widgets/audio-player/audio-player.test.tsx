import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const media = (id: number) => ({ ...sampleImage, id, name: 'Fog horn.mp3', url: `/uploads/${id}` });

const show = (properties: { readonly [name: string]: unknown }) =>
  renderView({ schema, View, properties, site: { media } });

test('is a track with the controls of the browser, named after its file', () => {
  expect(show({ file_id: 3 })).toBe(
    '<div class="root"><figure class="moto-audio"><figcaption>Fog horn</figcaption><div class="moto-audio-controls"><audio src="/uploads/3" aria-label="Fog horn" controls="" preload="metadata"></audio></div></figure></div>',
  );
});

test('is empty without a file, and never starts by itself', () => {
  expect(show({})).toBe('<div class="root"></div>');
  expect(schema.properties.safeParse({ is_autoplay: true }).success).toBe(false);
});

test('has buttons that the script shows', () => {
  const html = show({
    ...{ file_id: 3, title: 'Horn', is_looped: true },
    ...{ has_stop_button: true, has_loop_button: true },
  });
  expect(html).toContain('<figure class="moto-audio" data-audio-player="">');
  expect(html).toContain(' loop=""');
  expect(html).toMatch(/data-action="stop" aria-label="VISITOR.AUDIO_PLAYER.STOP" hidden=""/);
  expect(html).toMatch(/data-action="loop" [^>]*aria-pressed="true" hidden=""/);
});

test('has colors, also on hover', () => {
  const part = '>.moto-audio';
  const properties = schema.properties.parse({
    padding: 12,
    background_color: 'surface_2',
    hover: { color: 'accent', border_color: 'accent' },
  });
  expect(style(properties)).toEqual([
    { part, declarations: { padding: '12px' } },
    { part, declarations: { 'background-color': 'var(--moto-surface-2)' } },
    {
      part: ' .moto-audio figcaption',
      state: 'root-hover',
      declarations: { color: 'var(--moto-accent)' },
    },
    { part, state: 'root-hover', declarations: { 'border-color': 'var(--moto-accent)' } },
  ]);
});
