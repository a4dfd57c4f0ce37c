import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_HEADERS, type Headers } from '../../http/headers.ts';
import { rawQueryOf, withQuery } from '../../http/raw-query.ts';
import type { Store } from '../../storage/database/store.ts';
import { type FileStore, isFileKey } from '../../storage/files/file-store.ts';
import { attachment } from './attachment.ts';
import { byteRange } from './byte-range.ts';
import { currentKey } from './current-key.ts';
import { type FileKind, kindOfKey } from './file-kinds.ts';
import { mediaUrl, UPLOADS } from './media-url.ts';

export type UploadRoutePorts = {
  readonly store: Store;
  readonly mediaFiles: { readonly store: FileStore };
};

/** Uploads must not run code in the site's origin, whatever their type. */
const SANDBOX: Headers = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** The content under a key never changes. */
const FILE_HEADERS: Headers = {
  ...SANDBOX,
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
};

/** The display name for downloads, because keys mean nothing to people. */
async function nameOf({ read }: Store, file_key: string): Promise<string> {
  const row = await read
    .selectFrom('media')
    .select('name')
    .where('file_key', '=', file_key)
    .executeTakeFirst();
  return row?.name ?? file_key.slice(file_key.indexOf('/') + 1);
}

type FileRequest = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: string;
  readonly kind: FileKind;
};

/** Keys are random and belong to one content forever, so they serve as hashes. */
const etagOf = (key: string): string => `"${key.slice(key.indexOf('/') + 1)}"`;

async function headersOf({ key, kind }: FileRequest, store: Store): Promise<Headers> {
  return {
    ...FILE_HEADERS,
    'content-type': kind.mime_type,
    etag: etagOf(key),
    ...(!kind.isInline && { 'content-disposition': attachment(await nameOf(store, key)) }),
  };
}

const notFound = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

/** The file doesn't exist, or has been replaced. */
async function redirectReplaced({ request, reply, key }: FileRequest, { store }: UploadRoutePorts) {
  const current = await currentKey(store.read, key);
  if (current === undefined) return notFound(reply);
  return reply
    .headers({ ...SANDBOX, 'cache-control': 'no-cache' })
    .redirect(withQuery(mediaUrl(current), rawQueryOf(request.raw.url ?? '')), 302);
}

async function sendFile(fileRequest: FileRequest, ports: UploadRoutePorts): Promise<FastifyReply> {
  const { reply, key } = fileRequest;
  const file = await ports.mediaFiles.store.open(key);
  if (!file) return redirectReplaced(fileRequest, ports);
  return reply
    .headers(await headersOf(fileRequest, ports.store))
    .header('content-length', String(file.size))
    .send(file.stream);
}

/** Bypasses Fastify, which would set the content length to that of the empty body. */
function sendHead({ reply }: FileRequest, headers: Headers, size: number): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { ...headers, 'content-length': String(size) }).end();
  return reply;
}

async function sendRange(fileRequest: FileRequest, ports: UploadRoutePorts): Promise<FastifyReply> {
  const { request, reply, key } = fileRequest;
  const files = ports.mediaFiles.store;
  const size = await files.size(key);
  if (size === null) return redirectReplaced(fileRequest, ports);
  const headers = await headersOf(fileRequest, ports.store);
  if (request.method === 'HEAD') return sendHead(fileRequest, headers, size);
  const range = byteRange(request.headers.range, size);
  if (range === undefined) return sendFile(fileRequest, ports);
  if (range === null) {
    return reply.code(416).headers(SANDBOX).header('content-range', `bytes */${size}`).send();
  }
  const file = await files.open(key, range);
  if (!file) return notFound(reply);
  return reply
    .code(206)
    .headers(headers)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', String(range.end - range.start + 1))
    .send(file.stream);
}

/**
 * Serves media files and their renditions. Never lists folders, executes files, or reads outside
 * the store.
 */
export function addUploadRoutes(app: FastifyInstance, ports: UploadRoutePorts): void {
  app.get(`${UPLOADS}*`, async (request, reply) => {
    const { headers, method } = request;
    if (headers['service-worker'] === 'script') return reply.code(403).headers(SANDBOX).send();
    const key = (request.raw.url ?? '').slice(UPLOADS.length).split('?')[0] ?? '';
    const kind = isFileKey(key) ? kindOfKey(key) : undefined;
    if (!kind) return notFound(reply);
    const fileRequest = { request, reply, key, kind };
    if (headers['if-none-match']?.includes(etagOf(key))) {
      return reply
        .code(304)
        .headers({ ...FILE_HEADERS, etag: etagOf(key) })
        .send();
    }
    const isUnmodified = [undefined, etagOf(key)].includes(
      headers['if-range'] as string | undefined,
    );
    const isRange = method === 'HEAD' || (headers.range !== undefined && isUnmodified);
    return isRange ? sendRange(fileRequest, ports) : sendFile(fileRequest, ports);
  });
}
