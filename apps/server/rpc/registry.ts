import { type Method, type ServiceDefinition, services } from '@plinth/contract';
import type { AllHandlers, CallContext } from './context.ts';

export type RegisteredMethod = {
  readonly definition: Method;
  readonly handle: (params: unknown, context: CallContext) => Promise<unknown>;
};

type Implementation = { readonly [method: string]: RegisteredMethod['handle'] };

/** Methods by wire name. In a Map, `__proto__` is just an unknown name. */
export type Registry = ReadonlyMap<string, RegisteredMethod>;

export function createRegistry(handlers: Partial<AllHandlers>): Registry {
  const entries = Object.entries(services).flatMap(([service, methods]) =>
    Object.entries(methods as ServiceDefinition).flatMap(([name, definition]) => {
      const implementation = handlers[service as keyof AllHandlers] as Implementation | undefined;
      const handle = implementation?.[name];
      return handle ? [[`${service}.${name}`, { definition, handle }] as const] : [];
    }),
  );
  return new Map(entries);
}
