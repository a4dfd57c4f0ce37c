import type { FastifyInstance } from 'fastify';
import { COMMON_HEADERS, type Headers } from '../../http/headers.ts';
import { plainPage } from '../../http/plain-page.ts';
import { type SiteRoutePorts, visitorOf } from './site-ports.ts';

/** The canvas frame runs no scripts. The panel renders into it from outside. */
const HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    // The page that a popup covers, in a frame without scripts.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
};

const EMPTY =
  '<!doctype html><html><head><meta charset="utf-8"><title></title></head><body></body></html>';

/** The empty HTML page of the editor's frame. */
export function addPanelFrame(app: FastifyInstance, site: SiteRoutePorts): void {
  app.get('/admin/canvas/', async (request, reply) => {
    if (await visitorOf(request, reply, site).isSignedIn())
      return reply.headers(HEADERS).send(EMPTY);
    return reply
      .code(401)
      .headers(plainPage.headers)
      .type('text/html; charset=utf-8')
      .send(plainPage.notSignedIn);
  });
}
