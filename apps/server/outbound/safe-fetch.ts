import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * All requests to URLs that users enter. Connects to the public internet only: names that resolve
 * to local or private addresses are refused, and every redirect is checked like the first request.
 * Sends no cookies and limits the size and duration of responses.
 */
export type SafeFetch = (url: URL, options?: FetchOptions) => Promise<FetchedResponse | null>;

type FetchOptions = {
  readonly isHeadersOnly?: boolean;
  /** Ends the request before its own time limit. */
  readonly signal?: AbortSignal;
  /** Anything but a `GET` of a page. Its redirects aren't followed, so it goes to this URL alone. */
  readonly message?: OutboundMessage;
  /** ms. Default: 5 seconds. */
  readonly timeout?: number;
  /** Receives the error of a failed connection. `ENOTPUBLIC`: the name leads to a private address. */
  readonly onError?: (error: Error) => void;
};

export type OutboundMessage = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
};

export type FetchedResponse = {
  /** All requested URLs, the final one last. */
  readonly urls: readonly URL[];
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty with `isHeadersOnly`. */
  readonly body: Buffer;
};

export type SafeFetchPorts = {
  /**
   * `host:port` of servers that may be requested although they aren't public: the setting
   * `PLINTH_OUTBOUND`.
   */
  readonly reachable: readonly string[];
  /** Allowed ports of public servers. Default: those of the web. */
  readonly ports?: readonly string[];
  /** Resolves all addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
};

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const WEB_PORTS = ['80', '443'];

const HEADERS = {
  accept: 'text/html,*/*;q=0.8',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; Plinth)',
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** Whether a URL may be requested although it isn't public. */
export const isAllowlisted = (url: URL, reachable: SafeFetchPorts['reachable']): boolean =>
  reachable.includes(`${url.hostname}:${portOf(url)}`);

/** How a URL may be requested. Null: it may not. */
export type Guard = (url: URL) => RequestOptions | null;

/** Decides about URLs that users enter. `open` are allowed ports of public servers, undefined: all. */
export function createGuard(
  ports: Pick<SafeFetchPorts, 'reachable' | 'resolve'>,
  open?: ReadonlySet<string>,
): Guard {
  const guardedLookup = createGuardedLookup(
    ports.resolve ?? ((name) => lookup(name, { all: true })),
  );

  return (url) => {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || url.username !== '' || url.password !== '') return null;
    if (isAllowlisted(url, ports.reachable)) return {};
    // IP addresses are checked here, because no lookup happens for them.
    const isRefused = isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url));
    const isOpen = open?.has(portOf(url)) ?? true;
    return isRefused || !isOpen ? null : { lookup: guardedLookup };
  };
}

/** Returns null if the URL isn't allowed or the request fails. */
export function createSafeFetch(ports: SafeFetchPorts): SafeFetch {
  const optionsFor = createGuard(ports, new Set(ports.ports ?? WEB_PORTS));

  return async (
    first,
    { isHeadersOnly = false, signal: ended, onError, message, timeout = TIMEOUT_MS } = {},
  ) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([limit, ...(ended ? [ended] : [])]);
    const urls: URL[] = [];
    for (let next: URL | null = first; next && urls.length <= MAX_REDIRECTS; ) {
      const url: URL = next;
      const options = optionsFor(url);
      const response = options && (await send({ url, message }, { ...options, signal }, onError));
      if (!response) return null;
      urls.push(url);
      next = message ? null : redirectOf(url, response);
      if (next) {
        response.destroy();
        continue;
      }
      const body = isHeadersOnly ? Buffer.alloc(0) : await readBody(response);
      response.destroy();
      return body && { urls, status: response.statusCode ?? 0, headers: response.headers, body };
    }
    return null;
  };
}

/** Why a request to a server that isn't public is refused. */
export const notPublic = (name: string): Error =>
  Object.assign(new Error(`${name} is not public`), { code: 'ENOTPUBLIC' });

/** Resolves a name and rejects it if any of its addresses isn't public. */
const createGuardedLookup =
  (resolve: NonNullable<SafeFetchPorts['resolve']>): LookupFunction =>
  (name, options, callback) => {
    const reject = (error: Error) => callback(error, '', 0);
    resolve(name).then((addresses) => {
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        reject(notPublic(name));
      else if (options.all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    }, reject);
  };

/** Resolves when the headers arrive. Null on errors. */
function send(
  { url, message }: { readonly url: URL; readonly message: OutboundMessage | undefined },
  options: RequestOptions,
  onError?: (error: Error) => void,
): Promise<IncomingMessage | null> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const { method = 'GET', headers, body } = message ?? {};
    const all = { ...HEADERS, ...headers };
    request(url, { ...options, method, agent: false, headers: all, maxHeaderSize: 65_536 })
      .on('response', resolve)
      .on('error', (error) => {
        onError?.(error);
        resolve(null);
      })
      .end(body);
  });
}

function redirectOf(url: URL, { statusCode = 0, headers }: IncomingMessage): URL | null {
  const { location } = headers;
  if (!REDIRECTS.has(statusCode) || location === undefined) return null;
  return URL.canParse(location, url.href) ? new URL(location, url.href) : null;
}

/** Null if the body is incomplete or too large. */
async function readBody(response: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
