const EMBED = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?=[:/?#]|$)/u;

/** What was pasted, as an address: that of the frame where it is an embed code. */
export function pastedAddress(text: string): string {
  const [, double, single] = EMBED.exec(text) ?? [];
  const address = (double ?? single ?? text).trim();
  return double === undefined && single === undefined
    ? address
    : address.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
}

/** What was typed and is left, as an address: with the scheme that most people leave out. */
export const finishedAddress = (text: string): string =>
  HOST.test(text) ? `https://${text}` : text.replace(/^\/\//, 'https://');
