import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { data } from './data.ts';
import { hrefOf } from './href.ts';
import { nameOf, networkOf } from './links.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const page = { owner: { kind: 'page', id: 3 } } as const;
const show = (properties: object) => renderView({ schema, View, properties: { ...properties } });
const item = (given: object) =>
  schema.properties.parse({ items: [given] }).items[0] as ReturnType<
    typeof schema.properties.parse
  >['items'][number];

test("without links of its own, it shows the site's profiles", () => {
  expect(data(schema.properties.parse({}), page)).toEqual({ source: 'profiles' });
  expect(data(schema.properties.parse({ items: [{}] }), page)).toBeNull();
  const items = [{ network: 'Instagram', url: 'https://www.instagram.com/quay/' }];
  expect(renderView({ schema, View, data: { items } })).toContain(
    '<a href="https://www.instagram.com/quay/" rel="me noopener" target="_blank" aria-label="Instagram">',
  );
  expect(show({})).toBe('<div class="root"></div>');
});

test('hides links without a URL and hidden ones', () => {
  expect(show({ items: [{}, { url: 'x.com/quay', is_hidden: true }] })).toBe(
    '<div class="root"></div>',
  );
});

test.each([
  ['facebook.com/quay', 'https://facebook.com/quay', 'facebook', 'Facebook'],
  ['https://quay.example.com/', 'https://quay.example.com/', 'website', 'quay.example.com'],
  ['hello@example.com', 'mailto:hello@example.com', 'email', 'hello@example.com'],
  ['https://t.me/quay', 'https://t.me/quay', 'telegram', 'Telegram'],
])('%s leads to %s, with the icon %s and the name %s', (url, href, network, name) => {
  const link = item({ url });
  expect([hrefOf(url), networkOf(link), nameOf(link)]).toEqual([href, network, name]);
});

test('the network and label that were chosen win', () => {
  const link = item({ url: 'https://social.example.com/@quay', network: 'mastodon' });
  expect([networkOf(link), nameOf(link)]).toEqual(['mastodon', 'Mastodon']);
  expect(nameOf({ ...link, label: 'Our harbor' })).toBe('Our harbor');
});

test('refuses URLs that run code, and more than 30 links', () => {
  const accepts = (items: readonly object[]) => schema.properties.safeParse({ items }).success;
  for (const url of ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x']) {
    expect(accepts([{ url }]), url).toBe(false);
  }
  expect(accepts([{ network: 'google_plus' }])).toBe(false);
  expect(accepts(Array.from({ length: 31 }, () => ({})))).toBe(false);
});

test('a link can have an icon or an image, and colors of its own', () => {
  const link = { url: 'x.com/quay', icon: 'heart', hover_background_color: 'accent' };
  expect(show({ items: [link] })).toContain(
    'style="--moto-social-hover-background:var(--moto-accent)"',
  );
  const html = renderView({
    schema,
    View,
    properties: { items: [{ ...link, image_id: 7 }] },
    site: { media: () => sampleImage },
  });
  expect(html).toContain('<img ');
  expect(html).not.toContain('<svg');
});

test('opens in the same tab if told so, as emails always do', () => {
  expect(show({ items: [{ url: 'x.com/quay' }], target: '_self' })).not.toContain('target');
  expect(show({ items: [{ url: 'a@example.com' }] })).not.toContain('target');
});

test('styles normal and hovered links', () => {
  const rules = style(
    schema.properties.parse({ size: 30, color: 'text', hover: { border_color: 'accent' } }),
  );
  expect(rules).toEqual([
    {
      part: '>.moto-social',
      declarations: { '--moto-social-size': '30px', '--moto-social-color': 'var(--moto-text)' },
    },
    { part: '>*>*>a', state: 'hover', declarations: { 'border-color': 'var(--moto-accent)' } },
  ]);
});
