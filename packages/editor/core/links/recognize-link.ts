import { LinkAction } from '@plinth/model';
import { phoneNumber } from './phone-number.ts';

const EMAIL = /^[^\s@:/]+@[^\s@]+\.[^\s@.]{2,}$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** The country of the site, for phone numbers without a country code; undefined if it's unknown. */
export type ReadRegion = () => string | undefined;

const ANYWHERE: ReadRegion = () => undefined;

/** A link as it is typed; its parts aren't validated yet. */
function typedLink(text: string, region: ReadRegion): object | null {
  const [, scheme = '', rest = text] = /^(mailto|tel):(.*)$/i.exec(text) ?? [];
  const [email, query = ''] = rest.split('?', 2);
  const subject = new URLSearchParams(query).get('subject');
  if (scheme.toLowerCase() === 'mailto')
    return { action: 'mail', email, ...(subject && { subject }) };
  const phone = phoneNumber(rest, region);
  if (phone !== null) return { action: 'call', phone };
  if (EMAIL.test(text)) return { action: 'mail', email: text };
  if (/^https?:\/\//i.test(text)) return { action: 'url', url: text };
  return DOMAIN.test(text) ? { action: 'url', url: `https://${text}` } : null;
}

/** The web, email, or phone link that a text is the address of; null for any other text. */
export function recognizeLink(text: string, region: ReadRegion = ANYWHERE): LinkAction | null {
  const typed = typedLink(text.trim(), region);
  return typed && (LinkAction.safeParse(typed).data ?? null);
}

const FULL_ADDRESS = /^(?:https?:|mailto:|tel:|www\.|[^\s@]+@)\S+$/i;

/** The link of a pasted text: of a full address only, because names of files look like domains. */
export const recognizePastedLink = (text: string): LinkAction | null =>
  FULL_ADDRESS.test(text.trim()) ? recognizeLink(text) : null;

/** The link of selected words that are a full address or a phone number. */
export function recognizeWords(words: string, region: ReadRegion): LinkAction | null {
  const link = recognizeLink(words, region);
  return link?.action === 'call' ? link : recognizePastedLink(words);
}
