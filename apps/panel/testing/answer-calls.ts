import { RpcError } from '@plinth/contract';
import { onTestFinished, vi } from 'vitest';

type Request = { readonly body?: string; readonly signal?: AbortSignal };

/**
 * Answers of the server, by method or by URL. Those by URL get the signal of the request, and may
 * take their time. Throw an `RpcError` to refuse a call, and anything
 * else to lose the connection.
 */
export type Answers = {
  readonly [method: string]: (params: never) => unknown;
};

type Call = { readonly id: number; readonly method: string; readonly params: never };

const answer = (answers: Answers, { id, method, params }: Call) => {
  try {
    return { jsonrpc: '2.0', id, result: answers[method]?.(params) ?? {} };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { jsonrpc: '2.0', id, error: error.toJSON() };
  }
};

/** Answers calls of the server until the test ends. Returns the calls. */
export function answerCalls(answers: Answers): readonly Pick<Call, 'method' | 'params'>[] {
  const calls: Pick<Call, 'method' | 'params'>[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, signal }: Request) => {
    if (body === undefined) {
      return new Response(JSON.stringify(await answers[url]?.({ signal } as never)));
    }
    const sent: Call | Call[] = JSON.parse(body);
    calls.push(...[sent].flat());
    const one = (call: Call) => answer(answers, call);
    return new Response(JSON.stringify(Array.isArray(sent) ? sent.map(one) : one(sent)));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}
