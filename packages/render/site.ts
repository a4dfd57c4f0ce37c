import type { LinkAction, NodeId } from '@plinth/model';
import type { ResolvedLink, SiteContext, SiteMedia, SiteMenuItem } from '@plinth/widgets/kit';

/** A media record as far as pages show it. */
export type MediaSource = Omit<SiteMedia, 'sources'> & {
  readonly renditions: readonly {
    readonly url: string;
    readonly mime_type: string;
    readonly width: number;
  }[];
};

/** An item of a menu record. */
export type MenuSource = {
  readonly id: string;
  readonly label: string;
  readonly link: LinkAction | null;
  readonly target: '_self' | '_blank';
  readonly is_draft: boolean;
  readonly children: readonly MenuSource[];
};

/** The records around a page; each answers null for what is gone or hidden from visitors. */
export type SiteRecords = {
  readonly language: string;
  readonly text: (key: string) => string;
  readonly homeUrl: string;
  readonly pageUrl: (id: number) => string | null;
  readonly media: (id: number) => MediaSource | null;
  readonly menu: (id: number) => readonly MenuSource[] | null;
  readonly lazyLoading: boolean;
  readonly runsFrames: boolean;
  readonly eagerPicture: NodeId | null;
  /** The page that is shown, so that menus can mark it. */
  readonly currentPageId: number | null;
  readonly homePageId: number | null;
};

const FORMATS = ['image/avif', 'image/webp'];

/** Sources by format, the newest first, so that a browser takes the smallest file it can show. */
function sourcesOf({ renditions }: MediaSource): SiteMedia['sources'] {
  const types = [...new Set(renditions.map(({ mime_type }) => mime_type))];
  const rank = (type: string) =>
    (FORMATS.indexOf(type) + FORMATS.length + 1) % (FORMATS.length + 1);
  return types
    .sort((a, b) => rank(a) - rank(b))
    .map((type) => ({
      type,
      srcset: renditions
        .filter(({ mime_type }) => mime_type === type)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', '),
    }));
}

const hash = (anchor: string | undefined): string => (anchor ? `#${anchor}` : '');

/** The address of a link; null where there is none, or its target is gone. */
function hrefOf(link: LinkAction, site: SiteRecords): string | null {
  switch (link.action) {
    case 'home_page':
      return site.homeUrl + hash(link.anchor);
    case 'page': {
      const url = site.pageUrl(link.page_id);
      return url === null ? null : url + hash(link.anchor);
    }
    case 'anchor':
      return hash(link.anchor);
    case 'url':
      return link.url;
    case 'mail':
      return `mailto:${link.email}${link.subject ? `?subject=${encodeURIComponent(link.subject)}` : ''}`;
    case 'call':
      return `tel:${link.phone}`;
    case 'file':
      return site.media(link.file_id)?.url ?? null;
    case 'lightbox':
      return link.image_id === undefined ? null : (site.media(link.image_id)?.url ?? null);
    case 'none':
    case 'popup':
    case 'blog.index':
    case 'blog.post':
      return null;
  }
}

function resolve(link: LinkAction, site: SiteRecords): ResolvedLink | null {
  const href = hrefOf(link, site);
  if (href === null || link.action === 'none') return null;
  const rel = [
    ...(link.target === '_blank' ? ['noopener'] : []),
    ...(link.is_nofollow ? ['nofollow'] : []),
  ].join(' ');
  const download = link.action === 'file' && link.is_download ? (link.file_name ?? '') : undefined;
  return {
    href,
    ...(link.target === '_blank' ? { target: '_blank' as const } : {}),
    ...(rel === '' ? {} : { rel }),
    ...(download === undefined ? {} : { download }),
    ...(link.title ? { title: link.title } : {}),
    ...(link.action === 'lightbox' ? { 'data-lightbox': '' as const } : {}),
  };
}

function menuItems(items: readonly MenuSource[], site: SiteRecords): readonly SiteMenuItem[] {
  return items.flatMap(({ id, label, link, target, is_draft, children }) => {
    if (is_draft) return [];
    const resolved = link && resolve({ ...link, target } as LinkAction, site);
    const isPage = link?.action === 'page' && link.page_id === site.currentPageId;
    const isHome =
      link?.action === 'home_page' &&
      site.currentPageId !== null &&
      site.currentPageId === site.homePageId;
    if (link !== null && link.action !== 'none' && resolved === null) return [];
    return [
      {
        id,
        label,
        link: resolved,
        is_current: isPage || isHome,
        children: menuItems(children, site),
      },
    ];
  });
}

/** What views read, out of the records around a page: the server and the editor make it the same way. */
export function createSite(records: SiteRecords): SiteContext {
  const { language, text, lazyLoading, runsFrames, eagerPicture } = records;
  return {
    language,
    text,
    lazyLoading,
    runsFrames,
    eagerPicture,
    link: (action) => resolve(action, records),
    media: (id) => {
      const media = records.media(id);
      return media && { ...media, sources: sourcesOf(media) };
    },
    menu: (id) => {
      const items = records.menu(id);
      return items && menuItems(items, records);
    },
  };
}
