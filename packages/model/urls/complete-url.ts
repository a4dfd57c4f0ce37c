import { appUrlParts } from './link-schemes.ts';
import { plainAddress } from './plain-address.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** A name with a dot or a port, localhost, or an IPv6 address. A single word is a typo or a name. */
const HOST =
  /^(?:[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+\.?(?::\d+)?|[\p{L}\p{N}-]+:\d+|localhost)(?:[/?#]|$)|^\[[0-9a-f:]+\]/iu;
const LOCAL_HOST = /^(?:localhost|\d+(?:\.\d+){3}|\[[0-9a-f:]+\])(?=[:/?#]|$)/i;

/** An address with its protocol, see `completeUrl`. */
export function withProtocol(url: string): string {
  const rest = url.replace(/^\/\//, '');
  if (SCHEME.test(url) || appUrlParts(url) || !HOST.test(rest)) return url;
  return `${LOCAL_HOST.test(rest) ? 'http' : 'https'}://${rest}`;
}

/**
 * Adds the protocol that people leave out: https, or http for localhost and IP addresses. Text that
 * isn't a host, such as one word, stays as it is, without what was copied along with it.
 */
export const completeUrl = (text: string): string => withProtocol(plainAddress(text));
