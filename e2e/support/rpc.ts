import { OWNER } from './product.ts';

type Answer = {
  readonly result?: unknown;
  readonly error?: { readonly code: number | string; readonly data?: unknown };
};

/** An error response from the server. */
export class Refused extends Error {
  readonly code: number | string;

  constructor(method: string, code: number | string) {
    super(`${method} answered ${code}`);
    this.code = code;
  }
}

const HEADERS = { 'x-requested-with': 'XMLHttpRequest' };

/** An API client, like external software. */
export class RpcClient {
  readonly url: string;
  #cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  get headers(): Record<string, string> {
    return { ...HEADERS, cookie: this.#cookie, origin: this.url };
  }

  async #read<T>(method: string, response: Response): Promise<T> {
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie) this.#cookie = cookie;
    const { result, error } = (await response.json()) as Answer;
    if (error) throw new Refused(method, error.code);
    return result as T;
  }

  async call<T>(method: string, params: object = {}): Promise<T> {
    const response = await fetch(`${this.url}/rpc`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return this.#read(method, response);
  }

  /** `params` are sent before the file. */
  async upload<T>(method: string, params: object, file: File): Promise<T> {
    const form = new FormData();
    form.set('jsonrpc', '2.0');
    form.set('id', '1');
    form.set('method', method);
    form.set('params', JSON.stringify(params));
    form.set('file', file);
    const response = await fetch(`${this.url}/rpc`, {
      method: 'POST',
      headers: this.headers,
      body: form,
    });
    return this.#read(method, response);
  }

  async signIn(): Promise<this> {
    await this.call('AuthService.login', { ...OWNER, remember: true });
    return this;
  }
}
