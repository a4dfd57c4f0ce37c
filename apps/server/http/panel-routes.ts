import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppFiles } from '../storage/folders/app-files.ts';
import { COMMON_HEADERS, newNonce, panelHeaders } from './headers.ts';
import { plainPage } from './plain-page.ts';
import { rawQueryOf, withQuery } from './raw-query.ts';

/** Placeholder in the panel's build, replaced with a nonce per response. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Placeholder in the panel's HTML for the RPC endpoint. */
const API_URL_PLACEHOLDER = '__API_URL__';

const setCommonHeaders = (reply: FastifyReply): void => {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) reply.header(name, value);
  reply.header('cross-origin-resource-policy', 'same-origin');
};

type PanelRoutesOptions = {
  readonly files: AppFiles;
  readonly apiUrl: string;
  /** URL of a hub on another server. */
  readonly hub: string | undefined;
};

/** The panel: one HTML page with hash routes, and its hashed assets. */
export async function panelRoutes(
  app: FastifyInstance,
  { files, apiUrl, hub }: PanelRoutesOptions,
): Promise<void> {
  const html = files.readText('apps/panel/dist/index.html')?.replace(API_URL_PLACEHOLDER, apiUrl);

  const hubOrigin = hub === undefined ? undefined : new URL(hub).origin;

  app.get('/admin', ({ raw: { url = '' } }, reply) =>
    reply.redirect(withQuery('/admin/', rawQueryOf(url)), 301),
  );
  app.get('/admin/', (_, reply) => {
    if (html === undefined) {
      return reply.code(503).headers(plainPage.headers).type('text/html').send(plainPage.noPanel);
    }
    const nonce = newNonce();
    return reply
      .headers(panelHeaders(nonce, hubOrigin))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  });
  if (html === undefined) return;
  await app.register(fastifyStatic, {
    root: join(files.root, 'blocks'),
    prefix: '/admin/blocks/',
    index: false,
    list: false,
    decorateReply: false,
    maxAge: '1d',
    // Thumbnails only. Block data is served by `BlocksService`.
    allowedPath: (path) => path.endsWith('.webp'),
    setHeaders: setCommonHeaders,
  });
  await app.register(fastifyStatic, {
    root: join(files.root, 'themes'),
    prefix: '/admin/themes/',
    index: false,
    list: false,
    decorateReply: false,
    maxAge: '1d',
    // Pictures of starters, and media for previews of blocks and page templates.
    allowedPath: (path) =>
      /^\/[a-z0-9-]+\/(?:previews|media)\/[a-z0-9-]+\.(?:webp|svg|mp4|mp3)$/.test(path),
    setHeaders: (reply) => {
      setCommonHeaders(reply);
      // Previews have an opaque origin.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  await app.register(fastifyStatic, {
    root: join(files.panel, 'assets'),
    // The plugin's route would read the whole folder, more than a thousand names, for each request.
    serve: false,
    immutable: true,
    // The build stores a compressed copy next to each asset.
    preCompressed: true,
    maxAge: '1y',
    setHeaders: setCommonHeaders,
  });
  app.get<{ Params: { name: string } }>('/admin/assets/:name', ({ params }, reply) =>
    reply.sendFile(params.name),
  );
}
