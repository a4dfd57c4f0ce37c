import type { PageRecord } from '@plinth/contract';
import type { Translate } from '@plinth/i18n';
import type { LinkAction } from '@plinth/model';
import { urlPath } from '../pages/url-path.ts';

export type LinkLabel = {
  readonly text: string;
  /** Why visitors can't follow the link: the page is deleted or not published. */
  readonly warning: { readonly label: string; readonly tone: 'danger' | 'neutral' } | null;
};

type Sources = { readonly t: Translate; readonly pages: readonly PageRecord[] };

const pageLabel = (pageId: number, { t, pages }: Sources): LinkLabel => {
  const page = pages.find(({ id }) => id === pageId);
  if (!page) {
    const warning = { label: t('MODULE.MENUS.PAGE_GONE'), tone: 'danger' } as const;
    return { text: t('MODULE.MENUS.LINK.PAGE'), warning };
  }
  const label = t(page.status === 'draft' ? 'MODULE.MENUS.PAGE_DRAFT' : 'MODULE.MENUS.PAGE_HIDDEN');
  return {
    text: urlPath(page.full_url),
    warning: page.status === 'publish' ? null : { label, tone: 'neutral' },
  };
};

/** Describes the target of a link. */
export const linkLabel = (link: LinkAction, sources: Sources): LinkLabel => {
  const { t } = sources;
  switch (link.action) {
    case 'page':
      return pageLabel(link.page_id, sources);
    case 'url':
      return { text: link.url, warning: null };
    case 'anchor':
      return { text: `#${link.anchor}`, warning: null };
    case 'mail':
      return { text: link.email, warning: null };
    case 'call':
      return { text: link.phone, warning: null };
    case 'home_page':
      return { text: t('MODULE.MENUS.LINK.HOME'), warning: null };
    case 'fact.call':
      return { text: t('MODULE.MENUS.LINK.FACT_CALL'), warning: null };
    case 'fact.mail':
      return { text: t('MODULE.MENUS.LINK.FACT_MAIL'), warning: null };
    case 'fact.directions':
      return { text: t('MODULE.MENUS.LINK.FACT_DIRECTIONS'), warning: null };
    case 'popup':
      return { text: t('MODULE.MENUS.LINK.POPUP'), warning: null };
    case 'blog.index':
      return { text: t('MODULE.MENUS.LINK.BLOG'), warning: null };
    case 'blog.post':
      return { text: t('MODULE.MENUS.LINK.POST'), warning: null };
    case 'file':
      return { text: t('MODULE.MENUS.LINK.FILE'), warning: null };
    default:
      return { text: t('MODULE.MENUS.LINK.NONE'), warning: null };
  }
};
