import type { TestBrowser } from './server.ts';

/** A JSON-RPC response. */
export type Answer = { id: unknown; result?: unknown; error?: { code: unknown; data: Data } };
type Data = { type: string; errors?: object; details?: object };

/** A JSON-RPC request body. */
export const call = (method: string, params: unknown = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

/** Sends bodies unchanged, as text or JSON. */
export const asking =
  (browser: TestBrowser) =>
  async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await browser.post(text, headers);
    const answer = await response.text();
    return {
      status: response.status,
      answer: (answer === '' ? undefined : JSON.parse(answer)) as Answer,
      answers: (answer === '' ? [] : JSON.parse(answer)) as Answer[],
    };
  };

/** A method that is available without a session. */
export const ME = 'AuthService.me';
