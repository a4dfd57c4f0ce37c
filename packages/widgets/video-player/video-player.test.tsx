import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const media = (id: number) => ({
  ...sampleImage,
  id,
  name: 'Harbor tour.mp4',
  url: `/uploads/${id}`,
});

const show = (properties: { readonly [name: string]: unknown }) =>
  renderView({ schema, View, properties, site: { media } });

test('is a video with controls that plays on a click, named after its file', () => {
  expect(show({ file_id: 3 })).toBe(
    '<div class="root"><div class="moto-player"><video src="/uploads/3" aria-label="Harbor tour" controls="" playsInline="" preload="metadata"></video></div></div>',
  );
});

test('is empty without a file, or if the file was deleted', () => {
  expect(show({})).toBe('<div class="root"></div>');
  const deleted = { schema, View, properties: { file_id: 3 }, site: { media: () => null } };
  expect(renderView(deleted)).toBe('<div class="root"></div>');
});

test('loads nothing before it plays if there is a poster', () => {
  const html = show({ file_id: 3, poster_id: 4, title: 'The quay' });
  expect(html).toContain('poster="/uploads/4"');
  expect(html).toContain('preload="none"');
  expect(html).toContain('aria-label="The quay"');
});

test('shows the cover of its file if no poster is chosen', () => {
  const covered = (id: number) => ({ ...media(id), ...(id === 3 && { cover: '/uploads/cover' }) });
  const html = (properties: object) =>
    renderView({
      schema,
      View,
      properties: { file_id: 3, ...properties },
      site: { media: covered },
    });
  expect(html({})).toContain('poster="/uploads/cover"');
  expect(html({})).toContain('preload="none"');
  expect(html({ poster_id: 4 })).toContain('poster="/uploads/4"');
});

test('starts by itself only through the script, and muted', () => {
  const html = show({ file_id: 3, is_autoplay: true, is_looped: true });
  expect(html).toMatch(/ loop="" muted="".* data-video-player="autoplay"/);
  expect(html).not.toMatch(/ autoplay/i);
  expect(html).not.toContain('data-bare');
});

test('keeps its controls until the script replaces them, and can go without full screen', () => {
  const html = show({ file_id: 3, has_controls: false, has_fullscreen: false });
  expect(html).toMatch(/ controls="" controlsList="nofullscreen".* data-bare=""/);
  expect(html).toContain('data-pause="VISITOR.VIDEO_PLAYER.PAUSE"');
});

test('has a shape, a width per device, and a border on hover', () => {
  const part = '>.moto-player';
  const properties = schema.properties.parse({
    ratio: '1/1',
    width: { tablet: 80 },
    hover: { border_color: 'accent' },
  });
  expect(style(properties)).toEqual([
    { part, device: 'tablet', declarations: { width: '80%' } },
    { part, declarations: { '--moto-player-ratio': '1/1' } },
    { part, state: 'hover', declarations: { 'border-color': 'var(--moto-accent)' } },
  ]);
});
