import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { deckOf } from './deck.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const url = 'https://www.slideshare.net/slideshow/harbor/44600700';
const unknown = 'https://www.slideshare.net/merrow/harbor';
const FRAME = 'https://www.slideshare.net/slideshow/embed_code';
const found = { url: unknown, title: 'Harbor', frame_url: `${FRAME}/key/xBnDqOwtdg2Njq` };

type Properties = { readonly [name: string]: unknown };

const show = (properties: Properties) => renderView({ schema, View, properties });
const deck = (properties: Properties) => deckOf(schema.properties.parse(properties) as never);

test('is empty without a URL', () => {
  expect(show({})).toBe('<div class="root"></div>');
});

test('shows slides from a slide on', () => {
  expect(deck({ url })).toMatchObject({ src: `${FRAME}/44600700`, href: url });
  expect(deck({ url, start_slide: 5 })?.src).toBe(`${FRAME}/44600700?startSlide=5`);
  const key = `${FRAME}/key/xBnDqOwtdg2Njq`;
  expect(deck({ url: 'xBnDqOwtdg2Njq' })).toMatchObject({ src: key, href: key });
});

test('takes the frame that SlideShare says, or is a link', () => {
  expect(deck({ url: unknown, found })).toMatchObject({ src: found.frame_url, href: unknown });
  expect(deck({ url: unknown })).toMatchObject({ src: null, href: unknown });
  const other = { ...found, frame_url: 'https://example.com/slideshow/embed_code/44600700' };
  expect(deck({ url: unknown, found: other })?.src).toBeNull();
  expect(show({ url: unknown })).not.toMatch(/<iframe|data-embed/);
});

test('has limits', () => {
  const accepts = (properties: object) => schema.properties.safeParse(properties).success;
  for (const right of [{ start_slide: 1 }, { ratio: '4/3' }]) expect(accepts(right)).toBe(true);
  for (const wrong of [{ start_slide: 0 }, { ratio: '1/1' }]) expect(accepts(wrong)).toBe(false);
});

test('has a shape and a width per device', () => {
  const part = '>.moto-embed';
  const properties = { ratio: '4/3', width: { desktop: 60, mobile_v: 100 } };
  expect(style(schema.properties.parse(properties))).toEqual([
    { part, declarations: { width: '60%' } },
    { part, device: 'mobile_v', declarations: { width: '100%' } },
    { part, declarations: { '--moto-embed-ratio': '4/3' } },
  ]);
});

test('needs a title, and a frame', () => {
  const problems = (properties: Properties) => findProblems({ schema, checks, properties });
  expect(problems({})).toEqual([]);
  expect(problems({ url })).toEqual(['UNTITLED']);
  expect(problems({ url: unknown })).toEqual(['LINK_ONLY', 'UNTITLED']);
  expect(problems({ url: unknown, found })).toEqual([]);
});
