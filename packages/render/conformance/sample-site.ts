import { emptySite, type SiteContext, type SiteMedia } from '@plinth/widgets/kit';
import { HOSTILE, sampleData } from './sample-data.ts';

const image: SiteMedia = {
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

/** A site that has everything a widget can request, with hostile strings. */
export const sampleSite = (): SiteContext =>
  emptySite({
    link: (link) => (link.action === 'none' ? null : { href: '/somewhere/?a=1&b="2"' }),
    media: () => image,
    data: sampleData,
  });
