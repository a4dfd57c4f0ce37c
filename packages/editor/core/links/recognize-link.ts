import { appUrlParts, LinkAction, normalUrl, plainAddress } from '@plinth/model';
import { phoneNumber } from './phone-number.ts';

const EMAIL = /^[^\s@:/]+@[^\s@]+\.[^\s@.]{2,}$/;
/** A name with its email address, as mail programs copy it. */
const NAMED_EMAIL = /^[^<>@]*<([^\s<>@:/]+@[^\s<>@]+)>$/;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)(?::\d+)?(?:[/?#].*)?$/iu;
const WEB = /^https?:[/\\]/i;

/** The country of the site, for phone numbers without a country code; undefined if it's unknown. */
export type ReadRegion = () => string | undefined;

const ANYWHERE: ReadRegion = () => undefined;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** A mail with its subject. One with more, such as a copy to others, is a URL. */
function mailLink(url: string, rest: string): object {
  const [email = '', query = ''] = rest.trim().split('?', 2);
  const parameters = new URLSearchParams(query);
  const subject = parameters.get('subject');
  const hasMore = email === '' || [...parameters.keys()].some((name) => name !== 'subject');
  if (hasMore) return { action: 'url', url };
  return { action: 'mail', email: decoded(email), ...(subject && { subject }) };
}

type AppUrl = NonNullable<ReturnType<typeof appUrlParts>>;

function appLink(url: string, { scheme, rest }: AppUrl, region: ReadRegion): object {
  if (scheme === 'mailto') return mailLink(url, rest);
  const phone = scheme === 'tel' ? phoneNumber(rest, region) : null;
  return phone === null ? { action: 'url', url } : { action: 'call', phone };
}

/** A link as it is typed; its parts aren't validated yet. */
function typedLink(typed: string, region: ReadRegion): object | null {
  const text = plainAddress(typed);
  const app = appUrlParts(text);
  if (app) return appLink(normalUrl(typed), app, region);
  const phone = phoneNumber(text, region);
  if (phone !== null) return { action: 'call', phone };
  const email = NAMED_EMAIL.exec(text)?.[1] ?? text;
  if (EMAIL.test(email)) return { action: 'mail', email };
  return WEB.test(text) || DOMAIN.test(text) ? { action: 'url', url: normalUrl(typed) } : null;
}

/** The link that a text is the address of, as an address bar reads it; null for any other text. */
export function recognizeLink(text: string, region: ReadRegion = ANYWHERE): LinkAction | null {
  const typed = typedLink(text, region);
  return typed && (LinkAction.safeParse(typed).data ?? null);
}

const FULL_ADDRESS =
  /^(?:(?:https?:|mailto:|sms:|webcals?:|www\.|[^\s@]+@)\S+|(?:tel|sms):[+\d][\d ().\-/]+)$/i;

/** The link of a pasted text: of a full address only, because names of files look like domains. */
export const recognizePastedLink = (text: string): LinkAction | null =>
  FULL_ADDRESS.test(plainAddress(text)) ? recognizeLink(text) : null;

/** The link of selected words that are a full address or a phone number. */
export function recognizeWords(words: string, region: ReadRegion): LinkAction | null {
  const link = recognizeLink(words, region);
  return link?.action === 'call' ? link : recognizePastedLink(words);
}
