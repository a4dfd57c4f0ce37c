import { createSite } from '@plinth/editor';
import type { DataRequest, DataResult, FactName, GetData, WidgetNode } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';

/** An image that was deleted from the library. */
export const DELETED_IMAGE = 404;

const picture = (id: number): DataResult<'media'> => ({
  ...{ id, url: `/picture.svg?${id}`, name: 'picture.svg', mime_type: 'image/svg+xml' },
  ...{ width: 800, height: 450, size: null, title: '', alt: '', renditions: [] },
  focal_point: { x: 50, y: 50 },
});

const menu: DataResult<'menu'> = {
  items: [
    { id: 'home', label: 'Home', link: { action: 'home_page' }, is_draft: false, children: [] },
  ],
};

const settings: DataResult<'site'> = {
  ...{ language: 'en', address: 'https://harbor.example', time_zone: 'Europe/London' },
  ...{ lazy_loading: true, runs_code: true, back_to_top: 'disabled', embed_consent: 'visit' },
  ...{ layered_backgrounds: [], home_page_id: null, texts: {} },
};

const newestPost: WidgetNode = {
  ...{ id: 'root', widget: 'section', properties: {} },
  children: [
    {
      ...{ id: 'words', widget: 'text', children: [] },
      properties: { html: '<p>The newest post</p>', spacing: { top: { desktop: 'large' } } },
    },
  ],
};

/** What the owner has told about the business. */
export type SiteTold = {
  readonly facts?: { readonly [N in FactName]?: string };
  readonly profiles?: DataResult<'profiles'>['items'];
};

const find = (request: DataRequest, { facts = {}, profiles }: SiteTold): unknown => {
  switch (request.source) {
    case 'site':
      return settings;
    case 'media':
      return request.id === DELETED_IMAGE ? null : picture(request.id);
    case 'sample_post':
      return { document: newestPost };
    case 'menu':
      return menu;
    case 'profiles':
      return profiles ? { items: profiles } : null;
    case 'fact': {
      const text = facts[request.name];
      return text ? { text, url: null, image_id: null } : null;
    }
    case 'url':
      return request.to === 'blog' ? null : { path: `/${request.to.kind}-${request.to.id}/` };
    default:
      return null;
  }
};

/** A site with a picture, a menu, pages, and posts that have every id, and no other records. */
export const createHostSite = (told: SiteTold = {}): SiteContext =>
  createSite({
    get: ((request: DataRequest) => find(request, told)) as GetData,
    page: { owner: { kind: 'page', id: 1 } },
    loadsIframes: false,
  });
