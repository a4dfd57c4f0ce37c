import { isHostName } from './patterns.ts';

const PARTS =
  /^(?:(?:https?|ftp):)?\/\/(?:[^\s/?#@\\]*@)?(\[[0-9a-f:.]+\]|[^\s/?#@:\\]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

const DOTTED = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** IPv4 ranges that visitors can't reach: private, loopback, link-local, shared, and reserved. */
function isPrivateAddress([a = 0, b = 0]: readonly number[]): boolean {
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168)
  );
}

function isPublicAddress(host: string): boolean {
  const bytes = host.split('.').map(Number);
  return bytes.every((byte) => byte <= 255) && !isPrivateAddress(bytes);
}

/** Only IPv6 hosts in the global unicast range are accepted. */
const isPublicIpv6 = (host: string): boolean => /^\[[23][0-9a-f]{3}:[0-9a-f:]+\]$/i.test(host);

/** Browsers read hosts that end in a number as IPv4 addresses, also with fewer or other numbers. */
const NUMERIC = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;
const CANONICAL = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether a host of a URL is on a private network, so that visitors would reach another machine
 * than the owner. The own computer isn't: a site that runs there may show what else runs there.
 */
export function isPrivateNetworkHost(host: string): boolean {
  if (LOOPBACK.test(host)) return false;
  if (host.startsWith('[')) return !isPublicIpv6(host);
  return NUMERIC.test(host) && !(CANONICAL.test(host) && isPublicAddress(host));
}

function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicIpv6(host);
  return DOTTED.test(host) ? isPublicAddress(host) : isHostName(host);
}

/**
 * Whether a text is an absolute URL that visitors can reach: http, https, ftp, or
 * protocol-relative, with no private IP address and labels of at most 63 characters.
 */
export function isPublicUrl(value: string): boolean {
  const host = PARTS.exec(value)?.[1];
  return host !== undefined && isPublicHost(host);
}
