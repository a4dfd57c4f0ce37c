import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, CookieJar } from '../security/caller.ts';

const MAX_DEVICE_LENGTH = 200;

/** With the `__Host-` prefix, browsers guarantee that no other host has set the cookie. */
const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

function cookieJar(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): CookieJar {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    get: (name) => request.cookies[cookieName(name, isSecure)],
    set: (name, value, maxAge) => {
      reply.setCookie(cookieName(name, isSecure), value, {
        ...attributes,
        ...(maxAge !== undefined && { maxAge }),
      });
    },
    clear: (name) => {
      reply.clearCookie(cookieName(name, isSecure), attributes);
    },
  };
}

/** An IPv6 customer usually has a /64, so limits count the whole range as one address. */
const rateLimitAddress = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
};

export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttpsSite: boolean,
): Caller {
  const isSecure = isHttpsSite || request.protocol === 'https';
  return {
    ip: rateLimitAddress(request.ip),
    device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH),
    cookies: cookieJar(request, reply, isSecure),
  };
}
