import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Encoding } from './answer.ts';

const KNOWN_HEADERS = 200;
const known = new Map<string, Encoding>();

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
  const before = known.get(header);
  if (before) return before;
  const names = accepted(header);
  const encoding = names.has('br')
    ? 'br'
    : names.has('gzip') || names.has('*')
      ? 'gzip'
      : 'identity';
  if (known.size > KNOWN_HEADERS) known.clear();
  known.set(header, encoding);
  return encoding;
}

/** Matches the client's copy in any encoding, because the content is the same. */
const hasCopy = (header: string | undefined, hash: string): boolean =>
  header !== undefined && (header.includes(`"${hash}`) || header.trim() === '*');

const KEPT_WITHOUT_BODY = new Set(['cache-control', 'etag', 'vary', 'content-security-policy']);

const notModified = new WeakMap<readonly string[], string[]>();

/** Headers of a 304 response: those that update the client's copy. */
function withoutBody(headers: readonly string[]): string[] {
  const made = notModified.get(headers);
  if (made) return made;
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (KEPT_WITHOUT_BODY.has(name)) kept.push(name, value);
  }
  notModified.set(headers, kept);
  return kept;
}

/** Sends a response, or 304 if the client has it. Costs one lookup and one write. */
export function sendAnswer(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  answer: Answer,
): void {
  const { headers, body } =
    answer.variants[encodingFor(request.headers['accept-encoding'] as string)];
  if (answer.status === 200 && hasCopy(request.headers['if-none-match'], answer.hash)) {
    response.writeHead(304, withoutBody(headers));
    response.end();
    return;
  }
  response.writeHead(answer.status, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
