import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { LinkAction } from '@plinth/model';
import { useChoices } from '../../core/ports/use-choices.ts';
import { useServices } from '../../core/session/services.ts';

export type TextLink = Exclude<LinkAction, { readonly action: 'none' }>;

/** What a link leads to, which is also its text if nothing is selected. */
export function useLinkName(): (link: TextLink) => string {
  const t = useT();
  const { ports } = useServices();
  const pages = useChoices(ports.pages.list);
  const posts = useChoices(ports.posts.list);
  const popups = useChoices(ports.popups.list);
  return (link) => {
    switch (link.action) {
      case 'page':
        return pages?.find(({ id }) => id === link.page_id)?.name ?? t('EDITOR.LINK.PAGE');
      case 'blog.post':
        return posts?.find(({ id }) => id === link.post_id)?.name ?? t('EDITOR.LINK.BLOG_POST');
      case 'popup':
        return popups?.find(({ id }) => id === link.popup_id)?.name ?? t('EDITOR.LINK.POPUP');
      case 'file':
        return ports.site.context.media(link.file_id)?.name ?? t('EDITOR.LINK.FILE');
      case 'url':
        return link.url;
      case 'anchor':
        return link.anchor;
      case 'mail':
        return link.email;
      case 'call':
        return link.phone;
      default:
        return t(`EDITOR.LINK.${keyPart(link.action)}`);
    }
  };
}
