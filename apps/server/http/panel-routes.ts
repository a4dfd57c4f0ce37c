import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppFiles } from '../storage/app-files.ts';
import { COMMON_HEADERS, newNonce, panelHeaders } from './headers.ts';
import { plainPage } from './plain-page.ts';

/** The mark that the panel's build leaves where each answer has its own nonce. */
const NONCE_MARK = '__CSP_NONCE__';

/** The panel: one page whose routes are behind `#!`, and its hashed assets. */
export async function panelRoutes(
  app: FastifyInstance,
  { files }: { readonly files: AppFiles },
): Promise<void> {
  const html = files.readText('apps/panel/dist/index.html');

  app.get('/admin', (_, reply) => reply.redirect('/admin/', 301));
  app.get('/admin/', (_, reply) => {
    if (html === undefined) {
      return reply.code(503).headers(plainPage.headers).type('text/html').send(plainPage.noPanel);
    }
    const nonce = newNonce();
    return reply
      .headers(panelHeaders(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_MARK, nonce));
  });
  if (html === undefined) return;
  await app.register(fastifyStatic, {
    root: join(files.panel, 'assets'),
    prefix: '/admin/assets/',
    index: false,
    list: false,
    decorateReply: false,
    immutable: true,
    // The build left each asset compressed beside itself.
    preCompressed: true,
    maxAge: '1y',
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(COMMON_HEADERS)) response.header(name, value);
      response.header('cross-origin-resource-policy', 'same-origin');
    },
  });
}
