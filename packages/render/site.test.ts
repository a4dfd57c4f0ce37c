import {
  type DataRequest,
  type DataResult,
  dataKey,
  type GetData,
  type Owner,
} from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { createSite } from './site.ts';

const rendition = (url: string, mime_type: string, width: number) => ({ url, mime_type, width });

const image: DataResult<'media'> = {
  id: 7,
  url: '/uploads/quay.jpg',
  name: 'quay.jpg',
  width: 1600,
  height: 900,
  mime_type: 'image/jpeg',
  size: 400_000,
  title: '',
  alt: '',
  focal_point: { x: 50, y: 50 },
  renditions: [
    rendition('/q-400.jpg', 'image/jpeg', 400),
    rendition('/q-400.webp', 'image/webp', 400),
    rendition('/q-800.webp', 'image/webp', 800),
    rendition('/q-400.avif', 'image/avif', 400),
  ],
};

const own = {
  language: 'de',
  lazy_loading: false,
  time_zone: 'Europe/Berlin',
  back_to_top: 'disabled' as const,
  embed_consent: 'visit' as const,
  runs_code: false,
  address: 'https://example.com',
  layered_backgrounds: [],
  home_page_id: 1,
  texts: { 'VISITOR.LIGHTBOX.CLOSE': 'Schließen' },
};

const answers = new Map<string, DataResult>([
  [dataKey({ source: 'site' }), own],
  [dataKey({ source: 'media', id: 7 }), image],
  [dataKey({ source: 'url', to: { kind: 'page', id: 5 } }), { path: '/prices/' }],
  [dataKey({ source: 'url', to: { kind: 'post', id: 6 } }), { path: '/blog/news/' }],
  [dataKey({ source: 'url', to: 'blog' }), { path: '/blog/' }],
  [
    dataKey({ source: 'fact', name: 'phone' }),
    { text: '+1 202 555 0143', url: 'tel:+12025550143', image_id: null },
  ],
]);

const get = ((request: DataRequest) => answers.get(dataKey(request)) ?? null) as GetData;

const site = (owner: Owner | null = { kind: 'page', id: 5 }) =>
  createSite({ get, page: { owner }, loadsIframes: true });

test("views read the site's settings", () => {
  const { language, lazyLoading, text, loadsIframes } = site();
  expect([language, lazyLoading, loadsIframes]).toEqual(['de', false, true]);
  expect(text('VISITOR.LIGHTBOX.CLOSE')).toBe('Schließen');
});

test("embedded code follows the site's setting", () => {
  expect(site().runsCode).toBe(false);
});

test('views work before data is loaded', () => {
  const empty = createSite({ get: () => null, page: { owner: null }, loadsIframes: false });
  expect([empty.language, empty.lazyLoading]).toEqual(['', true]);
  expect(empty.text('VISITOR.MENU.OPEN')).toBe('VISITOR.MENU.OPEN');
  expect([empty.media(7), empty.link({ action: 'page', page_id: 5 })]).toEqual([null, null]);
});

describe('a link', () => {
  test.each([
    [{ action: 'none' }, null],
    [{ action: 'page', page_id: 6 }, null],
    [{ action: 'page', page_id: 5, anchor: 'boats' }, { href: '/prices/#boats' }],
    [{ action: 'home_page' }, { href: '/' }],
    [{ action: 'blog.post', post_id: 7 }, null],
    [{ action: 'blog.post', post_id: 6, anchor: 'top' }, { href: '/blog/news/#top' }],
    [{ action: 'blog.index' }, { href: '/blog/' }],
    [{ action: 'fact.call' }, { href: 'tel:+12025550143' }],
    [{ action: 'fact.mail' }, null],
    [{ action: 'call', phone: '+112233445566' }, { href: 'tel:+112233445566' }],
    [
      { action: 'mail', email: 'a@b.example', subject: "A & b's" },
      { href: 'mailto:a@b.example?subject=A%20%26%20b%27s' },
    ],
    [
      { action: 'url', url: 'https://x.example/', target: '_blank', is_nofollow: true, title: 'X' },
      { href: 'https://x.example/', target: '_blank', rel: 'noopener nofollow', title: 'X' },
    ],
    [
      { action: 'file', file_id: 7, is_download: true, file_name: 'Quay.jpg' },
      { href: '/uploads/quay.jpg', download: 'Quay.jpg' },
    ],
    [
      { action: 'lightbox', image_id: 7 },
      { href: '/uploads/quay.jpg', 'data-lightbox': 'Schließen' },
    ],
  ] as const)('of %j leads to %j', (link, expected) => {
    expect(site().link(link)).toEqual(expected);
  });
});

test('lists the newest image formats first', () => {
  expect(site().media(7)?.sources).toEqual([
    { type: 'image/avif', srcset: '/q-400.avif 400w' },
    { type: 'image/webp', srcset: '/q-400.webp 400w, /q-800.webp 800w' },
    { type: 'image/jpeg', srcset: '/q-400.jpg 400w' },
  ]);
});

test('a link to the current page is current', () => {
  expect(site().isCurrentPage({ action: 'page', page_id: 5 })).toBe(true);
  expect(site().isCurrentPage({ action: 'page', page_id: 1 })).toBe(false);
  expect(site().isCurrentPage({ action: 'home_page' })).toBe(false);
  expect(site({ kind: 'page', id: 1 }).isCurrentPage({ action: 'home_page' })).toBe(true);
  expect(site(null).isCurrentPage({ action: 'home_page' })).toBe(false);
  expect(site().isCurrentPage({ action: 'page', page_id: 5, anchor: 'prices' })).toBe(false);
  const home = site({ kind: 'page', id: 1 });
  expect(home.isCurrentPage({ action: 'home_page', anchor: 'prices' })).toBe(false);
  const page = { owner: { kind: 'page', id: 5 }, topic: { kind: 'tag', slug: 'sea' } } as const;
  const archive = createSite({ get, page, loadsIframes: true });
  expect(archive.isCurrentPage({ action: 'page', page_id: 5 })).toBe(false);
});
