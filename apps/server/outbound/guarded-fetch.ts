import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGuard, type Guard, notPublic, type SafeFetchPorts } from './safe-fetch.ts';

/** ms without a byte in either direction. */
const IDLE_MS = 60_000;

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

type ResponseBody = ConstructorParameters<typeof Response>[0];
type Body = { readonly stream: Readable; readonly size: number } | null;

async function bodyOf(body: RequestInit['body']): Promise<Body> {
  if (body === null || body === undefined) return null;
  const blob = body instanceof Blob ? body : await new Response(body).blob();
  return { stream: Readable.fromWeb(blob.stream() as ReadableStream), size: blob.size };
}

function toResponse(answer: IncomingMessage, method: string): Response {
  const status = answer.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const isEmpty = method === 'HEAD' || WITHOUT_BODY.has(status);
  if (isEmpty) answer.resume();
  const body = isEmpty ? null : (Readable.toWeb(answer) as unknown as ResponseBody);
  return new Response(body, { status, headers });
}

async function send(url: URL, init: RequestInit, guard: Guard): Promise<Response> {
  const options = guard(url);
  if (!options) throw notPublic(url.host);
  const { method = 'GET', signal } = init;
  const body = await bodyOf(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-length', String(body?.size ?? 0));
  if (!body && (method === 'GET' || method === 'HEAD')) headers.delete('content-length');
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      ...{ ...options, method, agent: false, headers: Object.fromEntries(headers) },
      ...(signal && { signal }),
    });
    call.on('response', (answer) => {
      try {
        resolve(toResponse(answer, method));
      } catch (error) {
        // Such as a status that no response can have.
        answer.destroy();
        reject(error);
      }
    });
    call.on('error', reject);
    call.setTimeout(IDLE_MS, () => call.destroy(new Error('the server does not respond')));
    if (!body) {
      call.end();
      return;
    }
    pipeline(body.stream, call, (error) => error && reject(error));
  });
}

/**
 * `fetch` for servers that users enter, such as a store for backups: of any size, to any port of a
 * public server, or to one that the setting `PLINTH_OUTBOUND` names. Redirects aren't followed.
 */
export function createGuardedFetch(
  ports: Pick<SafeFetchPorts, 'reachable' | 'resolve'>,
): typeof fetch {
  const guard = createGuard(ports);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return send(url, init, guard);
  };
}
