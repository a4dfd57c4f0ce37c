import { LINK_TARGETS, LinkAction, mailUrl } from '@plinth/model';

/**
 * Links inside rich text are regular `href`s, so that the editor and pasted text need no special
 * handling. A link to a record is a reference such as `link:page/5#prices`, which is resolved to
 * the page's current URL on rendering.
 */
const REFERENCE = /^link:([a-z_.]+)(?:\/(\d+))?(?:#([\w-]+))?$/i;

const reference = (action: string, id?: number, anchor?: string): string =>
  `link:${action}${id === undefined ? '' : `/${id}`}${anchor ? `#${anchor}` : ''}`;

/** The `href` of a link in rich text. Null for no link. */
export const linkToReference = (link: LinkAction): string | null => {
  switch (link.action) {
    case 'none':
      return null;
    case 'url':
      return link.url;
    case 'anchor':
      return `#${link.anchor}`;
    case 'mail':
      return mailUrl(link);
    case 'call':
      return `tel:${link.phone}`;
    case 'home_page':
      return reference(link.action, undefined, link.anchor);
    case 'page':
      return reference(link.action, link.page_id, link.anchor);
    case 'blog.post':
      return reference(link.action, link.post_id, link.anchor);
    case 'blog.index':
    case 'fact.call':
    case 'fact.mail':
    case 'fact.directions':
      return reference(link.action);
    case 'file':
      return reference(link.action, link.file_id);
    case 'lightbox':
      return reference(link.action, link.image_id);
    case 'popup':
      return reference(link.action, link.popup_id);
  }
};

/** The link that a reference represents. Null for a regular URL or an invalid reference. */
export const referenceToLink = (href: string): LinkAction | null => {
  const match = REFERENCE.exec(href);
  if (!match) return null;
  const [, action = '', id, anchor] = match;
  const idField = LINK_TARGETS.get(action)?.field;
  const parsed = LinkAction.safeParse({
    action,
    ...(idField && id ? { [idField]: Number(id) } : {}),
    ...(anchor ? { anchor } : {}),
  });
  return parsed.success ? parsed.data : null;
};
