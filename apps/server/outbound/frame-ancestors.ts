/**
 * URLs that a `frame-ancestors` source is matched against: the framed page and the framing site.
 */
export type FramedPage = { readonly target: URL; readonly site: URL };

const SOURCE = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(?:\/.*)?$/;

/** A source also matches the secure version of its scheme. */
const matchesScheme = (expected: string, given: string): boolean =>
  expected === given || (expected === 'http:' && given === 'https:');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

function matchesPort(expected: string | undefined, site: URL): boolean {
  if (expected === undefined) return site.port === '';
  if (expected === '*' || expected === portOf(site)) return true;
  return expected === '80' && site.protocol === 'https:' && portOf(site) === '443';
}

const matchesHost = (expected: string, { hostname }: URL): boolean =>
  expected === '*' ||
  (expected.startsWith('*.') ? hostname.endsWith(expected.slice(1)) : expected === hostname);

/** Whether a source such as `'self'`, `https:`, or `*.example.com:8080` matches the site. */
function matchesSource(source: string, { target, site }: FramedPage): boolean {
  if (source === '*') return true;
  if (source === "'self'") return site.origin === target.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return matchesScheme(source, site.protocol);
  const [, scheme = target.protocol, host, port] = SOURCE.exec(source) ?? [];
  if (host === undefined) return false;
  return matchesScheme(scheme, site.protocol) && matchesHost(host, site) && matchesPort(port, site);
}

/** The `frame-ancestors` sources of each policy that has them. */
function ancestorLists(policies: string): readonly (readonly string[])[] {
  return policies
    .toLowerCase()
    .split(',')
    .flatMap((policy) => {
      const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
      const own = directives.find(([name]) => name === 'frame-ancestors');
      return own ? [own.slice(1)] : [];
    });
}

/** Whether `Content-Security-Policy` allows framing. Null if it doesn't restrict it. */
export function ancestorsAllow(policies: string, framed: FramedPage): boolean | null {
  const lists = ancestorLists(policies);
  if (lists.length === 0) return null;
  return lists.every((sources) => sources.some((source) => matchesSource(source, framed)));
}
