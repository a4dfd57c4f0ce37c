import { recognizeLink } from '@plinth/editor/links';
import { type LinkAction, normalUrl, plainPhone } from '@plinth/model';

/** The link that a text in the field of the URL means: an email address leads to a mail. */
export const typedLink = (text: string): LinkAction =>
  recognizeLink(text) ?? { action: 'url', url: normalUrl(text) };

/** A typed phone number as links have it. One without its country code stays as it was typed. */
export function calledPhone(text: string): string {
  const link = recognizeLink(text);
  return link?.action === 'call' ? link.phone : plainPhone(text);
}
