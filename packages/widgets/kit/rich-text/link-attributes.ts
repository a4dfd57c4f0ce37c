import { LinkAction } from '@plinth/model';
import { linkToReference, referenceToLink } from './link-reference.ts';

/** What an `a` of rich text carries; null: the attribute is absent. */
export type LinkAttributes = {
  readonly href: string | null;
  readonly target: string | null;
  readonly rel: string | null;
  readonly title: string | null;
  /** The name of a forced download; empty: the file's own. */
  readonly download: string | null;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** An ordinary address as the action that says the same. */
const addressToLink = (href: string): object => {
  const [, email, subject] = /^mailto:([^?]+)(?:\?subject=([^&]*))?$/.exec(href) ?? [];
  if (email) return { action: 'mail', email, ...(subject ? { subject: decoded(subject) } : {}) };
  if (href.startsWith('tel:')) return { action: 'call', phone: href.slice(4) };
  if (href.startsWith('#')) return { action: 'anchor', anchor: href.slice(1) };
  return { action: 'url', url: href };
};

/** A link of rich text as an action, which every other link of the site is; null: it leads nowhere. */
export function attributesToLink(attributes: Partial<LinkAttributes>): LinkAction | null {
  const { href, target, rel, title, download } = attributes;
  if (!href) return null;
  const reference = referenceToLink(href);
  const isDownload = reference?.action === 'file' && typeof download === 'string';
  const parsed = LinkAction.safeParse({
    ...(reference ?? addressToLink(href)),
    ...(isDownload && { is_download: true, ...(download && { file_name: download }) }),
    ...(target === '_blank' ? { target } : {}),
    ...(rel?.split(' ').includes('nofollow') ? { is_nofollow: true } : {}),
    ...(title ? { title } : {}),
  });
  return parsed.success ? parsed.data : null;
}

/** The attributes that stand for an action inside rich text. */
export const linkToAttributes = (
  link: Exclude<LinkAction, { readonly action: 'none' }>,
): LinkAttributes => ({
  href: linkToReference(link),
  target: link.target === '_blank' ? '_blank' : null,
  rel: link.is_nofollow ? 'nofollow' : null,
  title: link.title ?? null,
  download: link.action === 'file' && link.is_download ? (link.file_name ?? '') : null,
});
