import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, SiteResponse } from './site-response.ts';

const MAX_CACHED_HEADERS = 200;
const encodings = new Map<string, Encoding>();

/** The encodings that a client accepts, without those that have `q=0`. */
function accepted(header: string): ReadonlySet<string> {
  const parts = header.toLowerCase().split(',');
  const names = parts.flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return new Set(names);
}

/** The smallest encoding that the client accepts. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = encodings.get(header);
  if (cached) return cached;
  const names = accepted(header);
  const encoding = names.has('br')
    ? 'br'
    : names.has('gzip') || names.has('*')
      ? 'gzip'
      : 'identity';
  if (encodings.size > MAX_CACHED_HEADERS) encodings.clear();
  encodings.set(header, encoding);
  return encoding;
}

/** Matches the client's copy in any encoding, because the content is the same. */
const isUnmodified = (header: string | undefined, hash: string): boolean =>
  header !== undefined && (header.includes(`"${hash}`) || header.trim() === '*');

const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'etag', 'vary', 'content-security-policy']);

const notModifiedHeaders = new WeakMap<readonly string[], string[]>();

/** Headers of a 304 response: those that update the client's copy. */
function headersWithoutBody(headers: readonly string[]): string[] {
  const cached = notModifiedHeaders.get(headers);
  if (cached) return cached;
  const remaining: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (NOT_MODIFIED_HEADERS.has(name)) remaining.push(name, value);
  }
  notModifiedHeaders.set(headers, remaining);
  return remaining;
}

/** Sends a response, or 304 if the client has it. Costs one lookup and one write. */
export function sendResponse(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  prepared: SiteResponse,
): void {
  const { headers, body } =
    prepared.variants[encodingFor(request.headers['accept-encoding'] as string)];
  if (prepared.status === 200 && isUnmodified(request.headers['if-none-match'], prepared.hash)) {
    response.writeHead(304, headersWithoutBody(headers));
    response.end();
    return;
  }
  response.writeHead(prepared.status, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
