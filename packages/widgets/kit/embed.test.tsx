import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Embed, type Embedded } from './embed.tsx';
import { emptySite } from './empty-site.ts';
import type { SiteContext } from './view.ts';

const embedded = {
  service: { id: 'tube', name: 'Tube' },
  src: 'https://tube.example/embed/1?a=1&b="2"',
  title: 'Harbor "tour"',
  href: 'https://tube.example/1',
  play: 'autoplay=1',
};

const show = (
  isClickToLoad: boolean,
  site: Partial<SiteContext> = {},
  other: Partial<Embedded> = {},
) =>
  renderToStaticMarkup(
    <Embed
      embedded={{ ...embedded, ...other }}
      isClickToLoad={isClickToLoad}
      action={{ icon: 'play', label: 'Play' }}
      heading="Harbor tour"
      site={emptySite(site)}
    />,
  );

test('is a poster that links to the service and names it, with an inert frame', () => {
  const html = show(true);
  expect(html).toContain('<div class="moto-embed" data-embed="tube" data-consent="visit">');
  expect(html).toContain('href="https://tube.example/1" target="_blank" rel="noopener"');
  expect(html).toContain('<span class="moto-embed-service">Tube</span>');
  expect(html).toContain('VISITOR.EMBED.NOTE_VISIT');
  expect(html.replace(/<template>.*<\/template>/, '')).not.toContain('<iframe');
  expect(show(true, { embedConsent: 'always' })).toContain('VISITOR.EMBED.NOTE_ALWAYS');
});

test('is a sandboxed, named frame if it loads at once', () => {
  const html = show(false);
  expect(html).toMatch(
    /^<div class="moto-embed" data-embed="tube"><iframe class="moto-embed-frame" [^>]*><\/iframe>/,
  );
  expect(html).toContain('title="Harbor &quot;tour&quot;"');
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-popups');
  expect(html).not.toMatch(/data-consent|allow-top-navigation/);
});

test('a frame that loads at once has its link in store, without a poster', () => {
  expect(show(false)).toMatch(
    /<template><a class="moto-embed-poster" href="https:\/\/tube.example\/1"[^>]*><span/,
  );
  expect(show(false)).toContain('VISITOR.EMBED.GONE');
  expect(show(false)).not.toContain('VISITOR.EMBED.NOTE');
});

test('is a poster without a frame in the editor', () => {
  for (const isClickToLoad of [true, false]) {
    const html = show(isClickToLoad, { loadsIframes: false });
    expect(html).toContain('moto-embed-poster');
    expect(html).not.toMatch(/<iframe|<template/);
    expect(html.includes('data-embed')).toBe(isClickToLoad);
  }
});

test('is only a link if the content cannot be shown in a frame', () => {
  for (const isClickToLoad of [true, false]) {
    const html = show(isClickToLoad, {}, { src: null });
    expect(html).toContain('<div class="moto-embed" data-link="">');
    expect(html).toContain('href="https://tube.example/1"');
    expect(html).not.toMatch(/<iframe|<template|data-embed|VISITOR.EMBED.(?:NOTE|GONE)/);
  }
});

test('a document has no access to the page', () => {
  const html = show(false, {}, { src: null, document: '<p title="1">Board</p>' });
  expect(html).toContain('srcDoc="&lt;p title=&quot;1&quot;&gt;Board&lt;/p&gt;"');
  expect(html).toContain('sandbox="allow-scripts allow-popups');
  expect(html).not.toMatch(/allow-same-origin| src=|data-embed=|<template/);
});
