import { embeddedUrl, normalUrl, plainAddress } from '@plinth/model';

const WEB = /^https?:\/\//i;
const WHOLE = /^(?:https?:|www\.|\/\/)/i;

/** Completes a typed URL with the scheme that most people omit. Other texts stay as they are. */
export function finishedAddress(text: string): string {
  const url = normalUrl(text);
  return WEB.test(url) ? url : text.trim();
}

/** The URL in pasted text; for an embed code, that of its frame. Null for a part of a URL. */
export const pastedAddress = (text: string): string | null =>
  embeddedUrl(text) ?? (WHOLE.test(plainAddress(text)) ? finishedAddress(text) : null);
