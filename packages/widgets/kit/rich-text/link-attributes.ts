import { isPhone, LinkAction } from '@plinth/model';
import { linkToReference, referenceToLink } from './link-reference.ts';

/** Attributes of an `a` element in rich text. Null: the attribute is absent. */
export type LinkAttributes = {
  readonly href: string | null;
  readonly target: string | null;
  readonly rel: string | null;
  readonly title: string | null;
  /** File name of a forced download. Empty: the file's own name. */
  readonly download: string | null;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Converts a regular URL to a link action. */
const urlToLink = (href: string): object => {
  const [, email, subject] = /^mailto:([^?]+)(?:\?subject=([^&]*))?$/.exec(href) ?? [];
  if (email)
    return {
      action: 'mail',
      email: decoded(email),
      ...(subject ? { subject: decoded(subject) } : {}),
    };
  const phone = href.startsWith('tel:') ? href.slice('tel:'.length) : '';
  if (isPhone(phone)) return { action: 'call', phone };
  if (href.startsWith('#')) return { action: 'anchor', anchor: href.slice(1) };
  return { action: 'url', url: href };
};

/** Converts a link in rich text to a link action. Null if it has no target. */
export function attributesToLink(attributes: Partial<LinkAttributes>): LinkAction | null {
  const { href, target, rel, title, download } = attributes;
  if (!href) return null;
  const reference = referenceToLink(href);
  const isDownload = reference?.action === 'file' && typeof download === 'string';
  const parsed = LinkAction.safeParse({
    ...(reference ?? urlToLink(href)),
    ...(isDownload && { is_download: true, ...(download && { file_name: download }) }),
    ...(target === '_blank' ? { target } : {}),
    ...(rel?.split(' ').includes('nofollow') ? { is_nofollow: true } : {}),
    ...(title ? { title } : {}),
  });
  return parsed.success ? parsed.data : null;
}

/** Converts a link action to attributes for rich text. */
export const linkToAttributes = (
  link: Exclude<LinkAction, { readonly action: 'none' }>,
): LinkAttributes => ({
  href: linkToReference(link),
  target: link.target === '_blank' ? '_blank' : null,
  rel: link.is_nofollow ? 'nofollow' : null,
  title: link.title ?? null,
  download: link.action === 'file' && link.is_download ? (link.file_name ?? '') : null,
});
