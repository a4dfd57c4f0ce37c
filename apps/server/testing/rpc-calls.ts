import type { TestBrowser } from './server.ts';

/** A JSON-RPC response. */
export type TestResponse = { id: unknown; result?: unknown; error?: { code: unknown; data: Data } };
type Data = { type: string; errors?: object; details?: object };

/** A JSON-RPC request body. */
export const call = (method: string, params: unknown = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

/** Sends bodies unchanged, as text or JSON. */
export const createCaller =
  (browser: TestBrowser) =>
  async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await browser.post(text, headers);
    const json = await response.text();
    return {
      status: response.status,
      response: (json === '' ? undefined : JSON.parse(json)) as TestResponse,
      responses: (json === '' ? [] : JSON.parse(json)) as TestResponse[],
    };
  };

/** A method that is available without a session. */
export const ME = 'AuthService.me';
