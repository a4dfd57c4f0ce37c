import { Background, LinkAction, richText } from '@plinth/model';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTheme } from './open-theme.ts';
import { resolveReferences } from './references.ts';

const ids = {
  media: new Map([
    ['hero', 7],
    ['tide', 8],
  ]),
  page: new Map([['about', 3]]),
  menu: new Map([['main', 1]]),
};

const properties = z.strictObject({
  background: Background,
  links: z.array(LinkAction),
  html: richText(1000),
  label: z.string(),
});

describe('theme references', () => {
  const value = {
    background: { image_id: '@media/hero', video_id: '@media/tide', size: 'cover' },
    links: [{ action: 'page', page_id: '@page/about', anchor: 'prices' }],
    html: '<p><a href="link:page/@about#top">About</a> <img data-media="@hero"></p>',
    label: '@page/about',
  };

  it('are resolved to ids wherever the schema declares them', () => {
    expect(resolveReferences(properties, value, ids)).toEqual({
      background: { image_id: 7, video_id: 8, size: 'cover' },
      links: [{ action: 'page', page_id: 3, anchor: 'prices' }],
      html: '<p><a href="link:page/3#top">About</a> <img data-media="7"></p>',
      label: '@page/about',
    });
  });

  it.each([
    { background: { image_id: '@media/nobody' } },
    { background: { image_id: '@page/about' } },
    { links: [{ action: 'page', page_id: '@page/hero' }] },
    { html: '<a href="link:file/@nobody">x</a>' },
  ])('must exist in the theme, unlike %j', (change) =>
    expect(() => resolveReferences(properties, { ...value, ...change }, ids)).toThrow(
      'the theme has no',
    ),
  );
});

describe('opening a theme', () => {
  const themes = (theme: unknown) => ({
    version: '3.1.6',
    list: () => [],
    has: () => true,
    readJson: (_: string, file: string) => (file === 'theme.json' ? theme : undefined),
    path: (_: string, file: string) => file,
    files: () => [],
  });
  const least = {
    ...{ id: 'bare', name: 'Bare', version: '1.0.0', min_version: '3.1.6', description: '' },
    ...{ author: '', site_name: 'Bare', styles: [], presets: [], fonts: [], menus: [], media: [] },
    colors: { main: ['#000000', '#111111', '#222222', '#333333', '#444444'] },
    values: {
      grid: { column_spacing: 15, row_width: 1200 },
      spacings: { small: { desktop: 1 }, medium: { desktop: 2 }, large: { desktop: 3 } },
      radius: 0,
    },
    pages: [
      {
        ...{ key: 'home', name: 'Home', url: 'home', is_home: true, seo_title: '' },
        file: 'pages/home.json',
      },
    ],
  };

  it('accepts a minimal theme and names a missing file', () => {
    const { theme, document } = openTheme(themes(least), 'bare');
    expect(theme.pages[0]).toMatchObject({ page_type: 'page', layout: 'header_footer' });
    expect(() => document('pages/home.json')).toThrow('pages/home.json is missing');
  });

  it.each([
    ['no home page', { pages: [] }, 'pages'],
    ['a file outside of its folder', { media: [{ key: 'a', file: '../x.png' }] }, 'media.0.file'],
    ['a key twice', { pages: [least.pages[0], { ...least.pages[0], is_home: false }] }, 'pages'],
    ['an unknown field', { colours: {} }, 'theme.json'],
    ['another id', { id: 'other' }, 'other'],
    ['a newer product in mind', { min_version: '3.2.0' }, 'needs version 3.2.0'],
  ])('rejects a theme with %s in one line that says where', (_, change, message) => {
    expect(() => openTheme(themes({ ...least, ...change }), 'bare')).toThrow(message);
  });
});
