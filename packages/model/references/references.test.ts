import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Background } from '../design/background.ts';
import { ColorValue } from '../design/color-value.ts';
import { RecordId } from '../entities/fields.ts';
import { LinkAction, NO_LINK } from '../entities/link-action.ts';
import { MenuFields } from '../entities/menu.ts';
import { mediaRef, menuRef, pageRef, richText } from './declare.ts';
import { LINK_TARGETS, mapTextReferences } from './text-references.ts';
import { undeclaredReferences } from './undeclared.ts';
import {
  mapLinkUrls,
  mapReferences,
  mapRichText,
  referencesIn,
  withoutMoreColors,
} from './walk-references.ts';

const schema = z.strictObject({
  title: z.string().default(''),
  cover: mediaRef().nullable().default(null),
  gallery: z.array(z.strictObject({ file: mediaRef(), note: z.string().default('') })).default([]),
  link: LinkAction.default(NO_LINK),
  box: z.strictObject({ menu: menuRef().optional() }).prefault({}),
  body: richText(1000).default(''),
});

const value = {
  title: '7',
  cover: 7,
  gallery: [{ file: 8 }, { file: 9, note: '8' }],
  link: { action: 'page', page_id: 5, anchor: 'top' },
  box: { menu: 3 },
  body:
    '<p class="moto-text_normal moto-align-center">' +
    '<a href="link:page/5#top">x</a><a href="link:file/8">y</a><img data-media="7" alt="link:page/6"></p>',
};

describe('references', () => {
  test("are found wherever they're declared", () => {
    expect(
      referencesIn(schema, value).map(({ kind, id, path }) => `${path} ${kind} ${id}`),
    ).toEqual([
      'cover media 7',
      'gallery.0.file media 8',
      'gallery.1.file media 9',
      'link.page_id page 5',
      'box.menu menu 3',
      'body text_style normal',
      'body page 5',
      'body media 8',
      'body media 7',
    ]);
  });

  test('leave URLs of links apart, which are replaced or removed on their own', () => {
    const linked = {
      ...{ ...value, link: { action: 'url', url: '/a/?x=1&y=2' } },
      body: '<p><a href="/a/?x=1&amp;y=2">x</a><a href="link:page/5">y</a></p>',
    };
    const found: string[] = [];
    const mapped = mapLinkUrls(schema, linked, (url, path) => {
      found.push(`${path} ${url}`);
      return '/b/?z="&';
    });
    expect(found).toEqual(['link.url /a/?x=1&y=2', 'body /a/?x=1&y=2']);
    expect(mapped.link).toEqual({ action: 'url', url: '/b/?z="&' });
    expect(mapped.body).toBe('<p><a href="/b/?z=&quot;&amp;">x</a><a href="link:page/5">y</a></p>');
    const without = mapLinkUrls(schema, linked, () => null);
    expect(without.link).toBe(undefined);
    expect(without.body).toBe('<p><a>x</a><a href="link:page/5">y</a></p>');
  });

  test('to anchors of the same page are URLs, which are replaced or removed as well', () => {
    const linked = { ...value, link: { action: 'anchor', anchor: 'a', title: 'A' }, body: '' };
    const map = (next: (url: string) => string | null) => mapLinkUrls(schema, linked, next);
    expect(map((url) => url)).toBe(linked);
    expect(map((url) => `/b/${url}`).link).toEqual({ action: 'url', title: 'A', url: '/b/#a' });
    expect(map(() => null).link).toBe(undefined);
  });

  test('leave URLs in the words of a text as they are', () => {
    const words = '<p>Write href="/old/" <a href="/old/?x=&gt;1">here</a></p>';
    const map = (url: string | null) => mapLinkUrls(schema, { body: words }, () => url).body;
    expect(map('/new/?x=>&')).toBe(
      words.replace('<a href="/old/?x=&gt;1"', '<a href="/new/?x=&gt;&amp;"'),
    );
    expect(map(null)).toBe(words.replace('<a href="/old/?x=&gt;1"', '<a'));
    const found: string[] = [];
    mapLinkUrls(schema, { body: words }, (url) => {
      found.push(url);
      return url;
    });
    expect(found).toEqual(['/old/?x=>1']);
  });

  test('can be replaced without other changes', () => {
    const mapped = mapReferences(schema, value, ({ id }) =>
      typeof id === 'number' ? id + 100 : id,
    );
    expect(mapped).toEqual({
      ...value,
      cover: 107,
      gallery: [{ file: 108 }, { file: 109, note: '8' }],
      link: { action: 'page', page_id: 105, anchor: 'top' },
      box: { menu: 103 },
      body: value.body
        .replace('page/5', 'page/105')
        .replace('file/8', 'file/108')
        .replace('media="7"', 'media="107"'),
    });
    expect(mapReferences(schema, value, ({ id }) => id)).toBe(value);
  });

  test('that are dropped leave a valid value', () => {
    const mapped = mapReferences(schema, value, () => null);
    expect(mapped).toEqual({
      title: '7',
      gallery: [],
      box: {},
      body: '<p class="moto-align-center"><a>x</a><a>y</a><img alt="link:page/6"></p>',
    });
    expect(schema.parse(mapped).link).toEqual(NO_LINK);
    const menu = { name: 'Main', items: [{ id: 'a', label: 'A', link: value.link }] };
    expect(mapReferences(MenuFields, menu, () => null)).toEqual({
      name: 'Main',
      items: [{ id: 'a', label: 'A' }],
    });
  });

  test('can be keys used in theme files', () => {
    const file = { cover: '@media/quay', body: '<a href="link:page/@about">x</a>' };
    const ids = referencesIn(schema, file).map(({ id }) => id);
    expect(ids).toEqual(['@media/quay', '@about']);
  });

  test('in rich text links match those of link actions', () => {
    expect(LINK_TARGETS.get('file')).toEqual({ field: 'file_id', kind: 'media' });
    expect([...LINK_TARGETS.keys()]).toEqual(['page', 'file', 'lightbox', 'popup', 'blog.post']);
  });

  test('are also found in rich text', () => {
    const upper = mapRichText(schema, value, (html) => html.toUpperCase());
    expect(upper).toEqual({ ...value, body: value.body.toUpperCase() });
  });
});

test('detects undeclared references', () => {
  const undeclared = z.strictObject({
    hero: z.strictObject({ image_id: z.number().nullable().default(null) }),
    owner: RecordId.optional(),
    width: z.number().int().positive(),
    footer_html: z.string().default(''),
    page_id: pageRef(),
    columns: z.int().min(1).max(12),
  });
  expect(undeclaredReferences(undeclared)).toEqual(['hero.image_id', 'owner', 'footer_html']);
});

test('custom colors that are gone leave a valid value', () => {
  const schema = z.strictObject({
    color: ColorValue.nullable().default(null),
    items: z.array(z.strictObject({ label: z.string(), color: ColorValue.default('primary') })),
    background: Background,
    html: richText(100),
  });
  const stop = { angle: 0, to: '#ffffff' };
  const value = {
    color: 'color_custom9',
    items: [
      { label: 'A', color: 'color_custom9' },
      { label: 'color_custom9', color: 'color_custom1' },
    ],
    background: { color: 'color_custom1', gradient: { ...stop, from: 'color_custom9' } },
    html: '<p class="moto-color_custom9">A</p>',
  };
  const mapped = withoutMoreColors(schema, value, (number) => number === 9);
  expect(mapped).toEqual({
    items: [{ label: 'A' }, { label: 'color_custom9', color: 'color_custom1' }],
    background: { color: 'color_custom1' },
    html: '<p>A</p>',
  });
  expect(schema.safeParse(mapped).success).toBe(true);
  expect(withoutMoreColors(schema, value, () => false)).toBe(value);
});

test('words that look like a reference are left', () => {
  const words = 'Write class="moto-text_quote" or href="link:page/3" here';
  const html = `<p>${words} <a href="link:page/3" class="moto-text_quote">C</a></p>`;
  expect(mapTextReferences(html, () => null)).toBe(`<p>${words} <a>C</a></p>`);
});
