import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const url = 'https://soundcloud.com/merrow/low-tide';

const show = (properties: { readonly [name: string]: unknown }) =>
  renderView({ schema, View, properties });

const source = (properties: { readonly [name: string]: unknown }) => {
  const [, src = ''] = /<iframe[^>]* src="([^"]*)"/.exec(show(properties)) ?? [];
  return new URL(src.replaceAll('&amp;', '&'));
};

test('is empty without a URL', () => {
  expect(show({})).toBe('<div class="root"></div>');
});

test('plays a track with the settings', () => {
  const { origin, pathname, searchParams } = source({ url });
  expect(origin + pathname).toBe('https://w.soundcloud.com/player/');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ url, color: '#ff5500', visual: 'false' },
    ...{ hide_related: 'true', show_comments: 'true', show_user: 'true', show_reposts: 'true' },
  });
  const changed = { player: 'visual', accent: '#0a0b0c', has_comments: false };
  expect(Object.fromEntries(source({ url, ...changed }).searchParams)).toMatchObject({
    ...{ visual: 'true', color: '#0a0b0c', show_comments: 'false' },
  });
});

test('a poster leads to the page of the track, or to the player of an id', () => {
  expect(show({ url: `${url}?si=1` })).toContain(`href="${url}"`);
  expect(show({ url: '12' })).toContain(
    'href="https://w.soundcloud.com/player/?url=https%3A%2F%2F',
  );
});

test('sound only starts after a click', () => {
  expect(source({ url, is_autoplay: true }).search).not.toContain('auto_play');
  expect(show({ url, is_autoplay: true })).toContain('data-play="auto_play=true"');
  expect(show({ url })).not.toContain('data-play');
});

test('is as tall as a track or a list, unless set otherwise', () => {
  const rules = (properties: object) => style(schema.properties.parse(properties));
  const part = '>.moto-embed';
  const list = { url: 'https://soundcloud.com/merrow' };
  expect(rules({ url })).toEqual([]);
  expect(rules(list)).toEqual([{ part, declarations: { 'min-height': '450px' } }]);
  expect(rules({ ...list, height: { desktop: 166, mobile_v: 300 } })).toEqual([
    { part, device: 'mobile_v', declarations: { 'min-height': '300px' } },
  ]);
});

test('needs a title, its own or that of the service', () => {
  const problems = (properties: object) =>
    findProblems({ schema, checks, properties: { ...properties } });
  expect(problems({ url })).toEqual(['UNTITLED']);
  expect(problems({ url, found: { url, title: 'Low tide' } })).toEqual([]);
  expect(problems({ url, found: { url: '12', title: 'Low tide' } })).toEqual(['UNTITLED']);
  expect(problems({})).toEqual([]);
});

test('what the service calls gone is a link, until the URL changes', () => {
  const gone = { title: 'Tide', found: { url, is_gone: true }, is_click_to_load: false };
  expect(show({ url, ...gone })).toContain(`href="${url}"`);
  expect(show({ url, ...gone })).not.toMatch(/<iframe|data-embed/);
  expect(show({ url: `${url}-again`, ...gone })).toContain('<iframe');
  const found = (changed: string) =>
    findProblems({ schema, checks, properties: { url: changed, ...gone } });
  expect(found(url)).toEqual(['GONE']);
  expect(found(`${url}-again`)).toEqual([]);
});
