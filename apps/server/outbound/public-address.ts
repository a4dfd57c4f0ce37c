import ipaddr from 'ipaddr.js';

/** The range of IPv6 global unicast addresses. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is on the public internet. Local and private addresses aren't, including
 * IPv4 addresses embedded in IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || (address as ipaddr.IPv6).match(GLOBAL);
}
