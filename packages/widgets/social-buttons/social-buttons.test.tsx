import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { data } from './data.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const site = { address: 'https://example.com' };
const show = (properties: object, path: string | null = '/prices/?a=1') =>
  renderView({
    schema,
    View,
    properties: { networks: ['facebook'], ...properties },
    data: path === null ? null : { path },
    site,
  });

test('shares the full URL of the current page', () => {
  expect(show({})).toContain(
    'href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fprices%2F%3Fa%3D1"',
  );
  expect(show({}, null)).toContain('u=https%3A%2F%2Fexample.com%2F"');
});

test('asks for the URL only if the current page is shared', () => {
  const page = { owner: { kind: 'page', id: 3 } } as const;
  expect(data(schema.properties.parse({}), page)).toEqual({ source: 'url', to: page.owner });
  expect(data(schema.properties.parse({}), { owner: null })).toBeNull();
  expect(data(schema.properties.parse({ shared_page: 'fixed' }), page)).toBeNull();
});

test.each([
  ['example.org/offer', 'https%3A%2F%2Fexample.org%2Foffer'],
  ['/offer/', 'https%3A%2F%2Fexample.com%2Foffer%2F'],
])('shares another page: %s', (url, shared) => {
  expect(show({ shared_page: 'fixed', url })).toContain(`u=${shared}"`);
});

test('without names, the icons have labels', () => {
  expect(show({})).toContain('<span>Facebook</span>');
  const html = show({ networks: ['facebook', 'email'], has_names: false });
  expect(html).toContain('aria-label="Facebook"');
  expect(html).toContain('aria-label="VISITOR.SOCIAL_BUTTONS.EMAIL"');
  expect(html).not.toContain('<span>');
});

test('opens networks in a new tab, and email in place', () => {
  expect(show({})).toContain('rel="noopener nofollow" target="_blank"');
  expect(show({ networks: ['email'] })).not.toContain('target');
});

test('refuses unsafe URLs and unknown networks', () => {
  const accepts = (properties: object) => schema.properties.safeParse(properties).success;
  expect(accepts({ url: 'javascript:alert(1)' })).toBe(false);
  expect(accepts({ networks: ['google_plus'] })).toBe(false);
});

test('styles normal and hovered buttons', () => {
  const rules = style(schema.properties.parse({ gap: 4, hover: { color: 'accent' } }));
  expect(rules).toEqual([
    { part: '>.moto-share', declarations: { '--moto-share-gap': '4px' } },
    { part: '>*>*>a', state: 'hover', declarations: { color: 'var(--moto-accent)' } },
  ]);
});
