/** Addresses and types as people have them in spreadsheets. */
import type { SiteUrls } from '@plinth/model';

type Site = Pick<SiteUrls, 'pathOf'>;

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

const plain = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .trim()
    .replace(/^<(.*)>$/, '$1');

/** `https://example.com/old`, `//example.com/old` */
const WITH_HOST = /^(?:https?:)?\/\/([^/?#\\\s]+)(.*)$/is;

/** `example.com/old`, or a file: `old.html`, `files/old.pdf` */
const BARE_HOST = /^((?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?)([/?#].*)?$/su;

const FILE = /\.(?:html?|php\d?|aspx?|jsp|cfm|cgi|pdf|docx?|jpe?g|png|gif|svg|txt|xml)$/i;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

const isOwn = (host: string, site: Site): boolean =>
  [host, host.replace(/^www\./i, ''), `www.${host}`].some(
    (one) => site.pathOf(`https://${one}/`) !== null,
  );

type Located = { readonly host: string; readonly rest: string };

/** The host that a text without a scheme begins with. Null if it's a path. */
function bareHost(text: string, site: Site): Located | null {
  const [, host = '', rest = ''] = BARE_HOST.exec(text) ?? [];
  if (host === '' || FILE.test(host)) return null;
  return isOwn(host, site) || rest.startsWith('/') || /^www\./i.test(host) ? { host, rest } : null;
}

function locate(text: string, site: Site): Located | null {
  const full = WITH_HOST.exec(text);
  return full ? { host: full[1] ?? '', rest: full[2] ?? '' } : bareHost(text, site);
}

const withSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

/**
 * An old URL as a path with its query. The host is left out, which matters if it isn't the site's own;
 * so is a fragment, which servers never get.
 */
export function readOldUrl(given: string, site: Site) {
  const text = plain(given);
  if (text === '') return { url: '', isOtherHost: false };
  const located = locate(text, site);
  const isOtherScheme = !located && SCHEME.test(text);
  const url = (located?.rest ?? text).replace(/#.*$/s, '');
  return {
    url: isOtherScheme ? text : withSlash(url),
    isOtherHost: located !== null && !isOwn(located.host, site),
  };
}

/** A new URL as a path, or as a whole URL if it has a host. */
export function readNewUrl(given: string, site: Site): string {
  const text = plain(given);
  if (text === '' || SCHEME.test(text)) return text;
  const located = locate(text, site);
  return located ? `https://${located.host}${located.rest}` : withSlash(text);
}

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/perman|dauerhaft/, 301],
  [/temp|vorübergehend|^found$/, 302],
  [/gone|deleted|removed|gelöscht/, 410],
];

/** `301`, `301 Moved Permanently`, `HTTP 302`, `permanent`. NaN if it's something else. */
export function readCode(given: string): number {
  const text = plain(given).toLowerCase();
  const [, digits] = /(?<!\d)(\d{3})(?!\d)/.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? Number.NaN;
}
