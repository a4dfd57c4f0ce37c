import ipaddr from 'ipaddr.js';

/** All addresses of IPv6 that were ever given out to be reached from everywhere. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is one of the public internet. Whatever leads to this machine or its network
 * is not, also where an address of IPv6 wraps one of IPv4.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || (address as ipaddr.IPv6).match(GLOBAL);
}
