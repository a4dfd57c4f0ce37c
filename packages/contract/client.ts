import type { z } from 'zod';
import type { Method, ServiceDefinition } from './method.ts';
import { services } from './services/registry.gen.ts';

/** All services by the name used in calls: `Service.method`. */
export type Services = typeof services;

/** An RPC call: the `Service.method` name, its params, and the file for uploads. */
export type RpcCall = {
  readonly method: string;
  readonly params: unknown;
  readonly file?: unknown;
};

/** Sends a call to the server and resolves with its `result`. Rejects with an `RpcError`. */
export type Send = (call: RpcCall) => Promise<unknown>;

type Params<M extends Method> = z.input<M['params']>;
type Arguments<M extends Method> = M extends { readonly upload: true }
  ? [params: Params<M>, file: unknown]
  : M extends { readonly upload: 'optional' }
    ? [params: Params<M>, file?: unknown]
    : Record<never, never> extends Params<M>
      ? [params?: Params<M>]
      : [params: Params<M>];

type Caller<M extends Method> = (...args: Arguments<M>) => Promise<z.output<M['result']>>;
type ServiceClient<S extends ServiceDefinition> = { readonly [M in keyof S]: Caller<S[M]> };

/**
 * `client.PagesService.save({ item, revision })`: one function per method, with types inferred from
 * the schemas.
 */
export type Client = { readonly [S in keyof Services]: ServiceClient<Services[S]> };

export const createClient = (send: Send): Client => {
  const entries = Object.entries(services).map(([service, methods]) => {
    const callers = Object.keys(methods).map((name) => [
      name,
      (params: unknown = {}, file?: unknown) =>
        send({ method: `${service}.${name}`, params, file }),
    ]);
    return [service, Object.fromEntries(callers)];
  });
  return Object.fromEntries(entries) as Client;
};
