import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { checks } from './checks.ts';
import { TIMELINE_LANGUAGES, timelineLanguage } from './languages.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const url = 'https://x.com/merrow';

type Properties = { readonly [name: string]: unknown };

const show = (properties: Properties, site: Partial<SiteContext> = {}) =>
  renderView({ schema, View, properties, site });

const source = (properties: Properties, site: Partial<SiteContext> = {}) => {
  const [, src = ''] = /<iframe[^>]* src="([^"]*)"/.exec(show(properties, site)) ?? [];
  return new URL(src.replaceAll('&amp;', '&'));
};

test('is empty without a URL', () => {
  expect(show({})).toBe('<div class="root"></div>');
});

test('shows a profile or list with the settings', () => {
  const { host, pathname, searchParams } = source({ url });
  expect(host + pathname).toBe('syndication.twitter.com/srv/timeline-profile/screen-name/merrow');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ dnt: 'true', lang: 'en', theme: 'light', maxHeight: '600px', transparent: 'false' },
    ...{ showHeader: 'true', hideHeader: 'false', hideFooter: 'false' },
    ...{ hideBorder: 'false', hideScrollBar: 'false' },
  });
  const changed = {
    ...{ theme: 'dark', items: 20, link_color: '#0a0b0c', language: 'zh-tw' },
    ...{ has_header: false, has_borders: false, is_transparent: true },
  };
  const list = source({ url: 'https://x.com/i/lists/12', ...changed });
  expect(list.pathname).toBe('/srv/timeline-list/list-id/12');
  expect(Object.fromEntries(list.searchParams)).toMatchObject({
    ...{ theme: 'dark', limit: '20', linkColor: '#0a0b0c', lang: 'zh-tw' },
    ...{ showHeader: 'false', hideHeader: 'true', hideBorder: 'true', transparent: 'true' },
  });
});

test('has 28 languages, and that of the site', () => {
  expect(new Set(TIMELINE_LANGUAGES).size).toBe(28);
  expect(source({ url }, { language: 'de' }).searchParams.get('lang')).toBe('de');
  expect(['pt-BR', 'nb', 'zh', 'zh-Hant', 'uk'].map(timelineLanguage)).toEqual([
    ...['pt', 'no', 'zh-cn', 'zh-tw', 'uk'],
  ]);
});

test('has limits', () => {
  const accepts = (properties: object) => schema.properties.safeParse(properties).success;
  for (const right of [{ width: 180 }, { height: 200 }, { items: 1 }, { items: 20 }])
    expect(accepts(right)).toBe(true);
  for (const wrong of [
    { width: 179 },
    { width: 521 },
    { height: 199 },
    { items: 0 },
    { items: 21 },
  ])
    expect(accepts(wrong)).toBe(false);
});

test('has the size of the timeline', () => {
  const rules = (properties: object) => style(schema.properties.parse(properties));
  expect(rules({ url })).toEqual([]);
  expect(rules({ url, width: 300, height: 200 })).toEqual([
    { part: '>.moto-embed', declarations: { 'max-width': '300px', 'min-height': '200px' } },
  ]);
});

test('needs a title', () => {
  const problems = (properties: Properties) => findProblems({ schema, checks, properties });
  expect(problems({ url })).toEqual(['UNTITLED']);
  expect(problems({ url, title: 'Posts of Merrow' })).toEqual([]);
});
