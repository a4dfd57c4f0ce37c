import { RpcError } from '@plinth/contract';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { NetworkError } from './network-error.ts';
import { createTransport } from './transport.ts';

type Sent = { readonly headers: Headers; readonly body: unknown };
type Call = { readonly id: number; readonly method: string };

/** A server in the process: answers each call by `reply` and keeps what was sent. */
const server = (reply: (call: Call) => object) => {
  const sent: Sent[] = [];
  const answer = async (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const body = JSON.parse(String(init.body)) as Call | Call[];
    sent.push({ headers: new Headers(init.headers), body });
    const one = (call: Call) => ({ jsonrpc: '2.0', id: call.id, ...reply(call) });
    return Response.json(Array.isArray(body) ? body.map(one) : one(body));
  };
  return { sent, fetch: answer as typeof fetch };
};

const refusal = (type: string, more: object = {}) => ({
  error: { code: 400, message: 'COMMON.MESSAGES.BAD_REQUEST', data: { type, ...more } },
});

describe('transport', () => {
  it('sends one call alone, with the header that the server asks for', async () => {
    const { sent, fetch } = server(() => ({ result: 7 }));
    const send = createTransport({ url: '/rpc', fetch });
    expect(await send({ method: 'A.b', params: { x: 1 } })).toBe(7);
    expect(sent[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(sent[0]?.body).toMatchObject({ jsonrpc: '2.0', method: 'A.b', params: { x: 1 } });
  });

  it('sends calls made together as batches of at most twenty, answers to their callers', async () => {
    const { sent, fetch } = server(({ method }) => ({ result: method }));
    const send = createTransport({ url: '/rpc', fetch });
    const names = Array.from({ length: 45 }, (_, index) => `A.m${index}`);
    expect(await Promise.all(names.map((method) => send({ method, params: {} })))).toEqual(names);
    expect(sent.map(({ body }) => (body as unknown[]).length)).toEqual([20, 20, 5]);
  });

  it('sends at once, each call alone, where calls outlast the page', () => {
    const { sent, fetch } = server(() => ({ result: true }));
    const send = createTransport({ url: '/rpc', fetch, keepalive: true });
    void send({ method: 'A.b', params: {} });
    void send({ method: 'A.c', params: {} });
    expect(sent.map(({ body }) => body)).toMatchObject([{ method: 'A.b' }, { method: 'A.c' }]);
  });

  it('does not wait for ever for a server that says nothing, and does not pester it', async () => {
    let calls = 0;
    const silent = (_url: unknown, { signal }: RequestInit = {}) => {
      calls += 1;
      return new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    };
    const send = createTransport({ url: '/rpc', fetch: silent as typeof fetch, patience: 20 });
    await expect(send({ method: 'A.save', params: {} })).rejects.toBeInstanceOf(NetworkError);
    expect(calls).toBe(1);
  });

  it('fails one call of a batch alone', async () => {
    const { fetch } = server(({ method }) =>
      method === 'A.bad' ? refusal('NOT_FOUND') : { result: true },
    );
    const send = createTransport({ url: '/rpc', fetch });
    const [good, bad] = await Promise.allSettled([
      send({ method: 'A.good', params: {} }),
      send({ method: 'A.bad', params: {} }),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad.status === 'rejected' && bad.reason).toBeInstanceOf(RpcError);
  });

  it('turns an unreachable server and an answer that is no JSON into a network error', async () => {
    const down = createTransport({
      url: '/rpc',
      fetch: () => Promise.reject(new TypeError()),
      pause: 0,
    });
    await expect(down({ method: 'A.b', params: {} })).rejects.toMatchObject({
      code: 0,
      type: 'NETWORK',
    });
    const html = async () => new Response('<html>', { status: 502 });
    const broken = createTransport({ url: '/rpc', fetch: html as typeof fetch });
    await expect(broken({ method: 'A.b', params: {} })).rejects.toMatchObject({ code: 502 });
  });

  it('sends a save that got no answer again, under the same key, and nothing else', async () => {
    const { sent, fetch } = server(() => ({ result: 'saved' }));
    let broken = 1;
    const flaky: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      broken -= 1;
      if (broken >= 0) throw new TypeError('the connection broke');
      return answer;
    };
    const send = createTransport({ url: '/rpc', fetch: flaky, pause: 0 });
    expect(await send({ method: 'A.saveDesign', params: { x: 1 } })).toBe('saved');
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(sent[1]?.body).toEqual(sent[0]?.body);

    await send({ method: 'A.save', params: {} });
    expect(sent[2]?.headers.get('idempotency-key')).not.toBe(keys[0]);
    broken = 1;
    await expect(send({ method: 'A.resetPassword', params: {} })).rejects.toThrow();
    expect(sent).toHaveLength(4);
  });

  it('asks again when the database was away for a moment', async () => {
    let asked = 0;
    const { fetch } = server(() => {
      asked += 1;
      return asked === 1 ? refusal('UNAVAILABLE') : { result: 7 };
    });
    const send = createTransport({ url: '/rpc', fetch, pause: 0 });
    expect(await send({ method: 'A.get', params: {} })).toBe(7);
  });

  it('has the person sign in again once and repeats the call', async () => {
    let signedIn = false;
    const { sent, fetch } = server(() =>
      signedIn ? { result: 'saved' } : refusal('UNAUTHENTICATED'),
    );
    const answerChallenge = async () => {
      signedIn = true;
      return true;
    };
    const send = createTransport({ url: '/rpc', fetch, answerChallenge });
    expect(await send({ method: 'A.save', params: {} })).toBe('saved');
    expect(sent).toHaveLength(2);
  });
});

describe('failureOf', () => {
  it('takes the params’ wrapping off the fields', () => {
    const error = new RpcError('VALIDATION', {
      errors: { 'item.email': ['isEmpty'], url: ['recordFound'] },
    });
    expect(failureOf(error).fields).toEqual({ email: ['isEmpty'], url: ['recordFound'] });
  });

  it('has a message key for every cause', () => {
    expect(failureOf(new NetworkError(503))).toMatchObject({
      type: 'NETWORK',
      message: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
    });
    expect(failureOf(new Error('boom')).type).toBe('INTERNAL');
    expect(failureOf(new RpcError('CONFLICT')).message).toBe('COMMON.MESSAGES.CONFLICT');
  });
});
