import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const url = 'https://youtu.be/aBcdeFGH_-1';
const found = { url, title: 'Harbor tour', frame_url: '', poster_id: 7 };
const site = { media: (id: number) => ({ ...sampleImage, id, url: `/uploads/${id}.jpg` }) };

const show = (
  properties: { readonly [name: string]: unknown },
  parts: Partial<SiteContext> = site,
) => renderView({ schema, View, properties, site: parts });

test('is empty without a URL', () => {
  expect(show({})).toBe('<div class="root"></div>');
});

test('shows the title and poster of the service, or those of the owner', () => {
  const html = show({ url, found });
  expect(html).toContain('Harbor tour</b>');
  expect(html).toContain('title="Harbor tour"');
  expect(html).toContain('/uploads/7.jpg');
  const own = show({ url, found, title: 'Our harbor', poster_id: 9 });
  expect(own).toContain('title="Our harbor"');
  expect(own).toContain('/uploads/9.jpg');
  expect(own).not.toMatch(/Harbor tour|\/uploads\/7/);
});

test('ignores what the service said about another video', () => {
  const html = show({ url: 'https://vimeo.com/76979871', found });
  expect(html).not.toMatch(/Harbor tour|\/uploads\//);
  expect(html).toContain('title="Vimeo"');
});

test('refuses URLs that lead to no video with the right key', () => {
  const issues = (value: string) =>
    schema.properties.safeParse({ url: value }).error?.issues.length ?? 0;
  expect(issues('https://www.youtube.com/@harbor')).toBe(1);
  expect(issues('javascript:alert(1)')).toBe(1);
  expect(issues('https://video.example.com/1')).toBe(0);
});

test('has a shape, a width per device, a border, and a button', () => {
  const part = '>.moto-embed';
  const properties = schema.properties.parse({
    ratio: '4/3',
    width: { desktop: 60, mobile_v: 100 },
    border: { radius: 8 },
    hover: { border_color: 'primary', background_color: 'accent' },
  });
  expect(style(properties)).toEqual([
    { part, declarations: { width: '60%' } },
    { part, device: 'mobile_v', declarations: { width: '100%' } },
    { part, declarations: { '--moto-embed-ratio': '4/3', 'border-radius': '8px' } },
    { part, state: 'hover', declarations: { 'border-color': 'var(--moto-primary)' } },
    {
      part: ' .moto-embed-action',
      state: 'root-hover',
      declarations: { 'background-color': 'var(--moto-accent)' },
    },
  ]);
});
