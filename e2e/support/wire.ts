import { type APIRequestContext, expect } from 'playwright/test';

export type WireError = {
  readonly code: number | string;
  readonly message: string;
  readonly data: {
    readonly type: string;
    readonly errors?: { readonly [field: string]: readonly string[] };
    readonly revision?: number;
    readonly retry_after?: number;
  };
};

export type WireAnswer<T = unknown> = {
  readonly id?: unknown;
  readonly result?: T;
  readonly error?: WireError;
};

/** `answer` is undefined without a JSON-RPC response. */
export type Wire<T = unknown> = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly answer: WireAnswer<T> | undefined;
};

/** Internals that responses must never contain: stacks, paths, queries. */
const INTERNALS = /\bat [\w.<>]+ \(|node_modules|\.mjs:\d|SQLITE|select .+ from/i;

/** Sends a raw body to `/rpc` and checks that the response is no crash. */
async function send<T = unknown>(
  request: APIRequestContext,
  body: string | Buffer,
  headers: { readonly [name: string]: string } = {},
): Promise<Wire<T>> {
  const response = await request.post('/rpc', {
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    },
    data: Buffer.from(body),
  });
  const text = await response.text();
  const answer = text === '' ? undefined : (JSON.parse(text) as WireAnswer<T>);
  expect([response.status() >= 500, Number(answer?.error?.code) >= 500]).toEqual([false, false]);
  expect(JSON.stringify(answer?.error ?? {})).not.toMatch(INTERNALS);
  return { status: response.status(), headers: response.headers(), answer };
}

const envelope = (method: string, params: unknown = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

/** Makes one call and returns its response, refused or not. */
export async function ask<T = unknown>(
  request: APIRequestContext,
  method: string,
  params: unknown = {},
): Promise<WireAnswer<T>> {
  const { answer } = await send<T>(request, JSON.stringify(envelope(method, params)));
  if (!answer) throw new Error(`${method} got no answer`);
  return answer;
}

/** The result of a call that must succeed. */
export async function must<T>(
  request: APIRequestContext,
  method: string,
  params: unknown = {},
): Promise<T> {
  const { result, error } = await ask<T>(request, method, params);
  expect(error, method).toBeUndefined();
  return result as T;
}
