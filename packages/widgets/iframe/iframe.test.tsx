import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const url = 'https://maps.example.com/?a=1&b=2';

const show = (properties: object, site: Partial<SiteContext> = {}) =>
  renderView({ schema, View, properties: { url, ...properties }, site });

test('is a sandboxed, named, lazy-loaded iframe', () => {
  const html = show({ title: 'Where "we" are' });
  expect(html).toBe(
    '<div class="root"><iframe class="moto-frame" title="Where &quot;we&quot; are" loading="lazy" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox" allow="fullscreen" referrerPolicy="strict-origin-when-cross-origin" src="https://maps.example.com/?a=1&amp;b=2"></iframe></div>',
  );
});

test('falls back to the hostname as its title, and is empty without a URL', () => {
  expect(show({})).toContain('title="maps.example.com"');
  expect(show({ url: '' })).toBe('<div class="root"></div>');
});

test('has only the selected permissions', () => {
  const none = Object.fromEntries(
    ['scripts', 'same_origin', 'forms', 'popups'].map((flag) => [flag, false]),
  );
  const html = show({ sandbox: none, allow: { fullscreen: false } });
  expect(html).toContain(' sandbox=""');
  expect(html).not.toContain(' allow=');
  const more = show({ sandbox: { downloads: true }, allow: { clipboard_write: true } });
  expect(more).toMatch(/ sandbox="[^"]* allow-downloads"/);
  expect(more).toContain(' allow="fullscreen; clipboard-write"');
});

test('loads eagerly if set, and scrolls unless disabled', () => {
  expect(show({ loading: 'eager' })).not.toContain('loading');
  expect(show({}, { lazyLoading: false })).not.toContain('loading');
  expect(show({ loading: 'lazy' }, { lazyLoading: false })).toContain('loading="lazy"');
  expect(show({})).not.toContain('scrolling');
  expect(show({ is_scrollable: false })).toContain(' scrolling="no"');
});

test('is a placeholder card in the editor', () => {
  const html = show({ title: 'Map' }, { loadsIframes: false });
  expect(html).not.toMatch(/<iframe|src=/);
  expect(html).toContain('<b>Map</b><span>https://maps.example.com/?a=1&amp;b=2</span>');
});

test('only accepts http and https URLs', () => {
  const issues = (value: string) =>
    schema.properties.safeParse({ url: value }).error?.issues.map(({ message }) => message);
  for (const value of ['javascript:alert(1)', 'data:text/html,x', '/x', '//example.com/'])
    expect(issues(value), value).toEqual(['incorrectURL']);
  expect(issues('https://example.com/')).toBeUndefined();
});

test('has a size per device and a border', () => {
  const part = ' .moto-frame';
  const properties = schema.properties.parse({
    width: { desktop: '640px', mobile_v: null },
    height: { tablet: 300 },
    border: { width: 2, radius: 8 },
  });
  expect(style(properties)).toEqual([
    { part, declarations: { width: '640px' } },
    { part, device: 'mobile_v', declarations: { width: '100%' } },
    { part, device: 'tablet', declarations: { height: '300px' } },
    {
      part,
      declarations: { 'border-style': 'solid', 'border-width': '2px', 'border-radius': '8px' },
    },
  ]);
});
