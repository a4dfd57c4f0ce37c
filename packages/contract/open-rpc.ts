import { z } from 'zod';
import type { Method, ServiceDefinition } from './method.ts';

export type OpenRpcMethod = {
  readonly name: string;
  readonly paramStructure: 'by-name';
  readonly params: readonly { name: string; required: boolean; schema: unknown }[];
  readonly result: { readonly name: string; readonly schema: unknown };
  readonly 'x-capability': string;
};

export type OpenRpcDocument = {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly methods: readonly OpenRpcMethod[];
};

type ObjectSchema = {
  readonly properties?: { readonly [name: string]: unknown };
  readonly required?: readonly string[];
  readonly $defs?: unknown;
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const describe = (name: string, method: Method): OpenRpcMethod => {
  const params = jsonSchema(method.params, 'input') as ObjectSchema;
  const required = new Set(params.required);
  return {
    name,
    paramStructure: 'by-name',
    params: Object.entries(params.properties ?? {}).map(([field, schema]) => ({
      name: field,
      required: required.has(field),
      schema: params.$defs ? { ...(schema as object), $defs: params.$defs } : schema,
    })),
    result: { name: 'result', schema: jsonSchema(method.result, 'output') },
    'x-capability': method.capability,
  };
};

/** The OpenRPC document of all methods that `allowed` accepts. */
export const openRpc = (
  services: { readonly [service: string]: ServiceDefinition },
  allowed: (method: Method) => boolean,
  version = '1.0.0',
): OpenRpcDocument => ({
  openrpc: '1.3.2',
  info: { title: 'Plinth', version },
  methods: Object.entries(services).flatMap(([service, methods]) =>
    Object.entries(methods)
      .filter(([, method]) => allowed(method))
      .map(([name, method]) => describe(`${service}.${name}`, method)),
  ),
});
