import { emailIssue, type FieldIssue, isHostName } from '@plinth/model';
import { hrefOf, MAIL } from './href.ts';

type Link = { readonly url: string; readonly network: string | null };

const isWebUrl = (href: string): boolean => /^https?:\/\//i.test(href) && URL.canParse(href);

/** Profiles are at services, which have names. */
const isProfileUrl = (href: string): boolean =>
  isWebUrl(href) && isHostName(new URL(href).hostname);

/** `/feed.xml`, `?page=2`, or `#news`. */
const isOnSite = (url: string): boolean => /^(?:\/(?!\/)|[?#])/.test(url);

/** Links that can lead to any site, also this one. All others are profiles elsewhere, or emails. */
const ANYWHERE: readonly (string | null)[] = [null, 'website', 'rss'];

/** Why the address of a link isn't one of its kind. Null if it's one. */
function addressIssue({ url, network }: Link): FieldIssue['key'] | null {
  if (url === '') return null;
  const href = hrefOf(url);
  const isMail = href.startsWith(MAIL);
  if (network === 'email' || (network === null && isMail))
    return isMail ? emailIssue(href.slice(MAIL.length)) : 'emailAddressInvalidHostname';
  const isAnywhere = ANYWHERE.includes(network);
  const isOne = isAnywhere ? isWebUrl(href) || isOnSite(url) : isProfileUrl(href);
  return isOne ? null : 'incorrectURL';
}

/** The links whose address isn't one of their kind. */
export const addressIssues = ({ items }: { readonly items: readonly Link[] }): FieldIssue[] =>
  items.flatMap((item, index) => {
    const key = addressIssue(item);
    return key === null ? [] : [{ path: `items.${index}.url`, key }];
  });
