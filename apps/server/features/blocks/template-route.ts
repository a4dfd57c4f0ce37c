import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { COMMON_HEADERS, type Headers } from '../../http/headers.ts';
import type { Caller } from '../../security/caller.ts';
import type { Sessions } from '../../security/sessions.ts';
import { readTemplate, type TemplatePorts } from './block-templates.ts';
import { TEMPLATE_ROUTE } from './template-url.ts';

const HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-type': 'text/plain; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
};

/** `shown` has the ids of images on the open page, such as `3.14`; other parameters bust caches. */
const Query = z.object({
  shown: z
    .string()
    .regex(/^\d{1,16}(?:\.\d{1,16})*$/)
    .transform((ids) => ids.split('.').map(Number))
    .default([]),
});

const sendStatus = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ ...HEADERS, 'cache-control': 'no-store' })
    .send(STATUS_CODES[status]);

type RoutePorts = TemplatePorts & {
  readonly sessions: Pick<Sessions, 'find'>;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller;
};

/** Serves the templates of blocks to signed-in users, as JSON text. */
export function addBlockTemplates(app: FastifyInstance, ports: RoutePorts): void {
  app.get<{ Params: { id: string } }>(TEMPLATE_ROUTE, async (request, reply) => {
    if (!(await ports.sessions.find(ports.callerOf(request, reply)))) return sendStatus(reply, 401);
    const query = Query.safeParse(request.query);
    if (!query.success) return sendStatus(reply, 400);
    const template = await readTemplate(request.params.id, query.data.shown, ports);
    if (!template) return sendStatus(reply, 404);
    const text = JSON.stringify(template);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    // Templates follow the site's pages and images, so browsers have to ask whether theirs is current.
    reply.headers({ ...HEADERS, 'cache-control': 'private, no-cache', etag });
    const isKnown = request.headers['if-none-match']?.includes(etag);
    return isKnown ? reply.code(304).send() : reply.send(text);
  });
}
