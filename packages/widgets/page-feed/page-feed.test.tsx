import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const url = 'https://www.facebook.com/merrow.lind';

type Properties = { readonly [name: string]: unknown };

const show = (properties: Properties, site: Partial<SiteContext> = {}) =>
  renderView({ schema, View, properties, site });

const parameters = (properties: Properties, site: Partial<SiteContext> = {}) => {
  const [, src = ''] = /<iframe[^>]* src="([^"]*)"/.exec(show(properties, site)) ?? [];
  return Object.fromEntries(new URL(src.replaceAll('&amp;', '&')).searchParams);
};

test('is empty without a URL', () => {
  expect(show({})).toBe('<div class="root"></div>');
});

test('shows the feed of the page with the settings', () => {
  const html = show({ url: `${url}?ref=1`, title: 'News' });
  expect(html).toContain('data-embed="facebook"');
  expect(html).toContain(`href="${url}"`);
  expect(html).toContain('title="News"');
  expect(parameters({ url })).toEqual({
    ...{ href: url, tabs: 'timeline', width: '340', height: '500', locale: 'en_US' },
    ...{ small_header: 'false', adapt_container_width: 'true' },
    ...{ hide_cover: 'false', show_facepile: 'true' },
  });
  const changed = { tabs: ['events', 'timeline'], width: 180, has_faces: false };
  expect(parameters({ url, ...changed })).toMatchObject({
    ...{ tabs: 'events,timeline', width: '180', show_facepile: 'false' },
  });
});

test.each([
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['uk', 'uk_UA'],
  ['ja', 'ja_JP'],
])('is in the language of the site: %s', (language, locale) => {
  expect(parameters({ url }, { language }).locale).toBe(locale);
});

test('has limits', () => {
  const accepts = (properties: object) => schema.properties.safeParse(properties).success;
  for (const right of [{ width: 180 }, { width: 500 }, { height: 70 }, { tabs: [] }])
    expect(accepts(right)).toBe(true);
  for (const wrong of [{ width: 179 }, { width: 501 }, { height: 69 }, { tabs: ['photos'] }])
    expect(accepts(wrong)).toBe(false);
});

test('has the size of the feed', () => {
  const rules = (properties: object) => style(schema.properties.parse(properties));
  expect(rules({ url })).toEqual([]);
  expect(rules({ url, width: 500, height: 70 })).toEqual([
    { part: '>.moto-embed', declarations: { 'max-width': '500px', 'min-height': '70px' } },
  ]);
});

test('needs a title', () => {
  const problems = (properties: Properties) => findProblems({ schema, checks, properties });
  expect(problems({ url })).toEqual(['UNTITLED']);
  expect(problems({ url, title: 'News' })).toEqual([]);
  expect(problems({})).toEqual([]);
});
