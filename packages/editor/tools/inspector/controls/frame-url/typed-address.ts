const EMBED = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?=[:/?#]|$)/u;

/** The URL in pasted text; for an embed code, that of its iframe. */
export function pastedAddress(text: string): string {
  const [, double, single] = EMBED.exec(text) ?? [];
  const address = (double ?? single ?? text).trim();
  return double === undefined && single === undefined
    ? address
    : address.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
}

/** Completes a typed URL with the scheme that most people omit. */
export const finishedAddress = (text: string): string =>
  HOST.test(text) ? `https://${text}` : text.replace(/^\/\//, 'https://');
