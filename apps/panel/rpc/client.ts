import type { Client, Send } from '@plinth/contract';
import { answerChallenge } from './auth-challenges.ts';
import { createTransport } from './transport.ts';
import { watchWrites } from './writes.ts';

/** Path of the JSON-RPC endpoint, from the panel's HTML. */
const writtenUrl = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content;

export const API_URL = writtenUrl()?.match(/^\/(?!\/).*/)?.[0] ?? '/rpc';

/**
 * A typed client without schemas. The server validates every call anyway, and the panel's start chunk
 * is a sixth smaller. Services and methods are resolved by name at run time.
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

const { send, onWrite, onDesignSave } = watchWrites(
  createTransport({ url: API_URL, answerChallenge }),
);

/** For background calls: never prompts for sign-in, and works while the page closes. */
export const backgroundClient = createThinClient(
  createTransport({ url: API_URL, keepalive: true }),
);

/** For background calls of any size: never prompts for sign-in, and never reloads what is shown. */
export const quietClient = createThinClient(createTransport({ url: API_URL }));

/** The panel's RPC client. */
export const client = createThinClient(send);

/** Subscribes to calls that may have changed stored data. */
export { onDesignSave, onWrite };
