import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response before compression. Header names are in lower case. */
export type Content = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Uint8Array;
  /** Length of the list in pages that the response shows. Undefined without one. */
  readonly list_pages?: number | undefined;
};

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One encoding of a response: headers as `writeHead` takes them, and the body. */
export type Variant = { readonly headers: readonly string[]; readonly body: Buffer };

/** A response, fully prepared for sending. */
export type SiteResponse = {
  readonly status: number;
  readonly list_pages?: number | undefined;
  /** Hash of the uncompressed content. Each encoding appends its name. */
  readonly hash: string;
  readonly variants: { readonly [E in Encoding]: Variant };
  /** Approximate memory use. */
  readonly bytes: number;
};

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Takes half a millisecond for a page. Level 11 would take 50 times as long for 7 % less. */
const BROTLI_QUALITY = 5;
/**
 * Every page loads the stylesheet, which changes rarely: it's worth 20 ms. Level 10 would take five
 * times as long.
 */
const STYLESHEET_QUALITY = 9;

/** Smaller responses fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 512;

const isText = ({ headers }: Content): boolean =>
  /^(?:text\/|application\/(?:json|xml|javascript)|image\/svg)/.test(headers['content-type'] ?? '');

const isStylesheet = ({ headers }: Content): boolean =>
  headers['content-type']?.startsWith('text/css') ?? false;

const uncompressed = (body: Buffer) => ({ br: body, gzip: body, identity: body });

async function compressBody(content: Content, body: Buffer): Promise<Record<Encoding, Buffer>> {
  if (body.length < MIN_COMPRESSED_BYTES || !isText(content)) return uncompressed(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isStylesheet(content) ? STYLESHEET_QUALITY : BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { br, gzip: zipped, identity: body };
}

export const etagOf = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

function createVariantFactory(content: Content, hash: string, bodies: Record<Encoding, Buffer>) {
  return (encoding: Encoding): Variant => {
    const body = bodies[encoding];
    const isEncoded = body !== bodies.identity;
    const headers = {
      ...content.headers,
      vary: 'Accept-Encoding',
      etag: etagOf(hash, isEncoded ? encoding : 'identity'),
      ...(isEncoded && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    return { headers: Object.entries(headers).flat(), body };
  };
}

export async function prepareResponse(
  content: Content,
  { isCompressed = true }: { readonly isCompressed?: boolean } = {},
): Promise<SiteResponse> {
  const body = Buffer.from(content.body);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const bodies = isCompressed ? await compressBody(content, body) : uncompressed(body);
  const makeVariant = createVariantFactory(content, hash, bodies);
  const sizes = [...new Set(Object.values(bodies))].map(({ length }) => length);
  return {
    status: content.status,
    list_pages: content.list_pages,
    hash,
    variants: {
      br: makeVariant('br'),
      gzip: makeVariant('gzip'),
      identity: makeVariant('identity'),
    },
    bytes: sizes.reduce((sum, size) => sum + size, 1024),
  };
}
