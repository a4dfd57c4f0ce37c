import { phoneExtension, plainPhone, withoutExtension } from '../facts/phone-extension.ts';
import { asciiHost } from './ascii-host.ts';
import { completeUrl, withProtocol } from './complete-url.ts';
import { appUrlParts } from './link-schemes.ts';
import { plainAddress } from './plain-address.ts';
import { MAX_WRITTEN_ADDRESS } from './visible-text.ts';

/** What URLs don't contain, and quotes, because URLs are in attributes. `%` that encodes nothing. */
const TO_ENCODE = /[^!-~]|["'<>\\`]|%(?![0-9a-f]{2})/giu;

const encoded = (part: string): string =>
  part
    .replace(TO_ENCODE, (character) => (character === "'" ? '%27' : encodeURIComponent(character)))
    // Some parsers take what follows for a character reference.
    .replaceAll('&#', '#');

/** The scheme and the slashes of the web, also with those that people leave out or turn. */
const WEB_START = /^(https?|ftp):[/\\]*(?=[^/\\])/i;
const WITH_HOST = /^((?:[a-z][a-z0-9+.-]*:)?\/\/)((?:[^/?#@]*@)?)([^/?#:]*)(.*)$/is;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function withAsciiHost(url: string): string {
  const [, start, user = '', host = '', rest = ''] = WITH_HOST.exec(url) ?? [];
  return start === undefined ? encoded(url) : start + user + asciiHost(host) + encoded(rest);
}

/** What people write between the digits of a number. */
const BETWEEN_DIGITS = /[\s()./-]/g;

/** A number to call as URLs have it, with its extension as `;ext=`. */
function dialed(number: string): string {
  const plain = plainPhone(number).replace(/^\/\//, '');
  const extension = phoneExtension(plain);
  const digits = withoutExtension(plain)
    .replace(/^(\+.*)\(0\)/, '$1')
    .replace(BETWEEN_DIGITS, '');
  return encoded(extension === undefined ? digits : `${digits};ext=${extension}`).replaceAll(
    '#',
    '%23',
  );
}

const DIALING: ReadonlySet<string> = new Set(['tel', 'sms', 'callto', 'facetime-audio']);

function appUrl({ scheme, rest }: { readonly scheme: string; readonly rest: string }): string {
  if (scheme.startsWith('webcal')) return withAsciiHost(`${scheme}:${rest.trim()}`);
  const [, target = '', query = ''] = /^([^?]*)(.*)$/s.exec(rest) ?? [];
  const isDialed = DIALING.has(scheme) && !target.includes('@');
  return `${scheme}:${isDialed ? dialed(target) : encoded(target.trim())}${encoded(query)}`;
}

function normal(url: string): string {
  if (url.length > MAX_WRITTEN_ADDRESS) return url;
  const app = appUrlParts(url);
  if (app) return appUrl(app);
  const web = url.replace(WEB_START, '$1://');
  if (/^(?:https?:|ftp:)?\/\//i.test(web)) return withAsciiHost(web);
  return ANY_SCHEME.test(url) ? url : encoded(url);
}

/**
 * An address as an address bar reads it: without what was copied along with it, with the protocol
 * that was left out, and with its characters encoded. URLs that no link may have stay as they are.
 */
export const normalUrl = (text: string): string => normal(completeUrl(text));

/**
 * The URL of a link in HTML, which has its protocol unless it is on its own site: only `www.` was
 * meant as a host.
 */
export function normalHref(text: string): string {
  const url = plainAddress(text.replace(/[\t\n\r]/g, ''));
  return /^www\.[^/?#]+\./i.test(url) ? normal(withProtocol(url)) : normal(url);
}
