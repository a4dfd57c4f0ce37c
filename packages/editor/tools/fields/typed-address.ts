import { embeddedUrl } from '@plinth/model';

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?=[:/?#]|$)/u;

/** The URL in pasted text; for an embed code, that of its iframe. */
export const pastedAddress = (text: string): string => embeddedUrl(text) ?? text.trim();

/** Completes a typed URL with the scheme that most people omit. */
export const finishedAddress = (text: string): string =>
  HOST.test(text) ? `https://${text}` : text.replace(/^\/\//, 'https://');
