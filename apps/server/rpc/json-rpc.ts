import type { RpcErrorObject } from '@plinth/contract';

/** JSON-RPC 2.0 requests and responses. */

export type RpcId = string | number | null;

export type RpcRequest = {
  /** Undefined for a notification, which gets no response. */
  readonly id: RpcId | undefined;
  readonly method: string;
  readonly params: unknown;
};

export type RpcResponse = { readonly jsonrpc: '2.0'; readonly id: RpcId } & (
  | { readonly result: unknown }
  | { readonly error: RpcErrorObject }
);

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is RpcId =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** The id of a value that may not be a valid request otherwise. Null if it has none. */
export const idIn = (value: unknown): RpcId =>
  isRecord(value) && Object.hasOwn(value, 'id') && isId(value.id) ? value.id : null;

/** Undefined for an invalid request. */
export function readRequest(value: unknown): RpcRequest | undefined {
  if (!isRecord(value) || value.jsonrpc !== '2.0' || typeof value.method !== 'string') {
    return undefined;
  }
  const id = Object.hasOwn(value, 'id') ? value.id : undefined;
  if (id !== undefined && !isId(id)) return undefined;
  const params = Object.hasOwn(value, 'params') ? value.params : {};
  if (typeof params !== 'object' || params === null) return undefined;
  return { id, method: value.method, params };
}

export const resultResponse = (id: RpcId, result: unknown): RpcResponse => ({
  jsonrpc: '2.0',
  id,
  result,
});

export const errorResponse = (id: RpcId, error: RpcErrorObject): RpcResponse => ({
  jsonrpc: '2.0',
  id,
  error,
});
