import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself answers GET requests of paths that start with more than one slash. */
    answersDoubledSlashes?: boolean;
  }
}

/**
 * Whether the request URL is a path on this server. Browsers treat `//host` and `/\host` as another
 * host.
 */
export const isLocalPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** The URL with one slash at its start. Undefined if it isn't a path on this server then either. */
export function withOneSlash(url: string): string | undefined {
  const local = url.replace(/^\/+/, '/');
  return isLocalPath(local) ? local : undefined;
}

/** Whether the request may go to its route. */
export const mayPass = ({ raw: { url = '', method }, routeOptions }: FastifyRequest): boolean =>
  isLocalPath(url) ||
  (routeOptions.config.answersDoubledSlashes === true && method !== 'POST' && url.startsWith('//'));
