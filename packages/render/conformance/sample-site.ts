import { emptySite, type SiteContext, type SiteMedia } from '@plinth/widgets/kit';

const HOSTILE = `"><img src=x onerror=alert(1)></style><script>alert(1)</script>'`;

const picture: SiteMedia = {
  id: 7,
  url: '/uploads/quay.jpg',
  name: 'quay.jpg',
  width: 1600,
  height: 900,
  mime_type: 'image/jpeg',
  title: HOSTILE,
  alt: HOSTILE,
  focal_point: { x: 30, y: 70 },
  sources: [
    { type: 'image/webp', srcset: '/uploads/quay-800.webp 800w' },
    { type: 'image/jpeg', srcset: '/uploads/quay-800.jpg 800w' },
  ],
};

const item = { id: 'm2', label: HOSTILE, link: { href: '/b/' }, is_current: false, children: [] };

/** A site where everything that a widget asks for is there, and every text is hostile. */
export const sampleSite = (texts: Set<string> = new Set()): SiteContext =>
  emptySite({
    text: (key) => {
      texts.add(key);
      return key;
    },
    link: (link) => (link.action === 'none' ? null : { href: '/somewhere/?a=1&b="2"' }),
    media: () => picture,
    menu: () => [
      { id: 'm1', label: HOSTILE, link: null, is_current: true, children: [item] },
      { ...item, id: 'm3', link: { href: '#top' } },
    ],
  });

export { HOSTILE };
