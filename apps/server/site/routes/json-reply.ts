import type { FastifyReply } from 'fastify';
import * as headers from '../headers.ts';
import type { Exchange } from './site-ports.ts';

/** Whether the script of a form asks, not the browser itself. */
export const wantsJson = ({ request }: Exchange): boolean =>
  (request.headers.accept ?? '').startsWith('application/json');

/** For the script of a form. */
export const sendJson = ({ reply }: Exchange, status: number, body: object): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers.PRIVATE_PAGE_HEADERS, 'content-type': 'application/json' })
    .send(JSON.stringify(body));
