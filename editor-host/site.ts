import { createSite } from '@plinth/editor';
import type { DataRequest, DataResult, GetData } from '@plinth/model';

const picture = (id: number): DataResult<'media'> => ({
  ...{ id, url: '/picture.svg', name: 'picture.svg', mime_type: 'image/svg+xml' },
  ...{ width: 800, height: 450, size: null, title: '', alt: '', renditions: [] },
  focal_point: { x: 50, y: 50 },
});

const menu: DataResult<'menu'> = {
  items: [
    { id: 'home', label: 'Home', link: { action: 'home_page' }, is_draft: false, children: [] },
  ],
};

function find(request: DataRequest): unknown {
  if (request.source === 'media') return picture(request.id);
  if (request.source === 'menu') return menu;
  if (request.source !== 'url' || request.to === 'blog') return null;
  return { path: `/${request.to.kind}-${request.to.id}/` };
}

/** A site with a picture, a menu, pages, and posts that have every id, and no other records. */
export const site = createSite({
  get: find as GetData,
  page: { owner: { kind: 'page', id: 1 } },
  loadsIframes: false,
});
