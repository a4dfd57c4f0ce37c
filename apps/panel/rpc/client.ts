import type { Client, Send } from '@plinth/contract';
import { overcome } from '../session/obstacles.ts';
import { createTransport } from './transport.ts';
import { watchWrites } from './writes.ts';

/** The path of the JSON-RPC endpoint, as the server wrote it into the panel's page. */
const writtenUrl = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content;

export const API_URL = writtenUrl()?.match(/^\/(?!\/).*/)?.[0] ?? '/rpc';

/**
 * The typed client without the schemas behind its types: the server checks every call anyway, and
 * the panel starts a sixth smaller. Names are taken as they are asked for.
 */
export const createThinClient = (send: Send): Client => {
  const methodsOf = (service: string) =>
    new Proxy(
      {},
      {
        get: (_target, method) => (params: unknown, file?: unknown) =>
          send({ method: `${service}.${String(method)}`, params: params ?? {}, file }),
      },
    );
  const names = new Map<string, object>();
  return new Proxy({} as Client, {
    get: (_target, service) => {
      const name = String(service);
      const methods = names.get(name) ?? methodsOf(name);
      names.set(name, methods);
      return methods;
    },
  });
};

const { send, onWrite } = watchWrites(createTransport({ url: API_URL, overcome }));

/** For background reports: never asks anybody to sign in, and works while the page closes. */
export const quietClient = createThinClient(createTransport({ url: API_URL, keepalive: true }));

/** The panel's one connection to the server. */
export const client = createThinClient(send);

/** Has a listener told after each call that may have changed something stored. */
export { onWrite };
