import type { Client, Send } from '@plinth/contract';
import { overcome } from '../session/obstacles.ts';
import { createTransport } from './transport.ts';

/** Where the server listens; the path of the specification's `apiUrl`. */
export const API_URL = '/rpc';

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

/** The panel's one connection to the server. */
export const client = createThinClient(createTransport({ url: API_URL, overcome }));
