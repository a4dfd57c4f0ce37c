import type { FastifyReply } from 'fastify';
import { HUB_HEADERS } from '../http/headers.ts';

export const sendJson = (reply: FastifyReply, value: unknown, status = 200): FastifyReply =>
  reply.code(status).headers(HUB_HEADERS).send(value);
