import type { LinkAction } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { createSite, type MediaSource, type MenuSource, type SiteRecords } from './site.ts';

const rendition = (url: string, mime_type: string, width: number) => ({ url, mime_type, width });

const picture: MediaSource = {
  id: 7,
  url: '/uploads/quay.jpg',
  name: 'quay.jpg',
  width: 1600,
  height: 900,
  mime_type: 'image/jpeg',
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

const item = (id: string, link: LinkAction | null, ...children: MenuSource[]): MenuSource => ({
  id,
  label: id,
  link,
  target: '_self',
  is_draft: false,
  children,
});

const site = (parts: Partial<SiteRecords> = {}) =>
  createSite({
    language: 'en',
    text: (key) => key,
    homeUrl: '/',
    pageUrl: (id) => (id === 5 ? '/prices/' : null),
    media: (id) => (id === 7 ? picture : null),
    menu: () => null,
    lazyLoading: true,
    runsFrames: true,
    eagerPicture: null,
    currentPageId: 5,
    homePageId: 1,
    ...parts,
  });

describe('a link', () => {
  test.each([
    [{ action: 'none' }, null],
    [{ action: 'page', page_id: 6 }, null],
    [{ action: 'page', page_id: 5, anchor: 'boats' }, { href: '/prices/#boats' }],
    [{ action: 'home_page' }, { href: '/' }],
    [{ action: 'call', phone: '+112233445566' }, { href: 'tel:+112233445566' }],
    [
      { action: 'mail', email: 'a@b.example', subject: 'A & b' },
      { href: 'mailto:a@b.example?subject=A%20%26%20b' },
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
      { href: '/uploads/quay.jpg', 'data-lightbox': '' },
    ],
  ] as const)('of %j leads to %j', (link, expected) => {
    expect(site().link(link)).toEqual(expected);
  });
});

test('a picture offers the newest formats first', () => {
  expect(site().media(7)?.sources).toEqual([
    { type: 'image/avif', srcset: '/q-400.avif 400w' },
    { type: 'image/webp', srcset: '/q-400.webp 400w, /q-800.webp 800w' },
    { type: 'image/jpeg', srcset: '/q-400.jpg 400w' },
  ]);
});

test('a menu leaves out drafts and dead links, and marks the page that is shown', () => {
  const items = [
    item('here', { action: 'page', page_id: 5 }),
    item('dead', { action: 'page', page_id: 6 }),
    { ...item('draft', { action: 'home_page' }), is_draft: true },
    item('label', null, item('home', { action: 'home_page' })),
  ];
  const menu = site({ menu: () => items }).menu(1);
  expect(menu?.map(({ id, is_current }) => [id, is_current])).toEqual([
    ['here', true],
    ['label', false],
  ]);
  expect(menu?.[1]).toMatchObject({ link: null, children: [{ id: 'home', is_current: false }] });
});
