import { type Client, createClient, RpcError, type RpcErrorObject } from '@plinth/contract';
import { readConfig } from '../config.ts';
import { createLogger } from '../logging.ts';
import { type RunningServer, type StartOptions, startServer } from '../main.ts';
import type { MountSite } from '../site/site-port.ts';
import { afterUse } from './after-use.ts';
import { type DatabaseKind, testFolder } from './stores.ts';

export const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };

/** A browser that stores cookies and sends the same headers as the panel. */
export type TestBrowser = {
  readonly client: Client;
  /** Sends a body unchanged. `headers` replace those of the panel. */
  readonly post: (body: string | FormData, headers?: Record<string, string>) => Promise<Response>;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly cookies: Map<string, string>;
};

export type TestServer = RunningServer & {
  readonly browser: () => TestBrowser;
  /** A browser signed in as the owner. */
  readonly owner: () => Promise<TestBrowser>;
};

export type TestServerOptions = {
  readonly clock?: () => number;
  readonly mountSite?: MountSite;
  readonly notifySupervisor?: () => void;
  readonly providerAddress?: StartOptions['providerAddress'];
  /** Environment variables in addition to the defaults. */
  readonly environment?: Record<string, string>;
};

function keepCookies(jar: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

export function createBrowser(url: string): TestBrowser {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    keepCookies(cookies, response);
    return response;
  };
  const post: TestBrowser['post'] = (body, headers = {}) =>
    send('/rpc', {
      method: 'POST',
      body,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  const client = createClient(async ({ method, params, file }) => {
    const call = { jsonrpc: '2.0', id: 1, method, params };
    const response = await post(
      file instanceof Blob ? multipart(method, params, file) : JSON.stringify(call),
    );
    const result = (await response.json()) as { result?: unknown; error?: RpcErrorObject };
    if (result.error) throw RpcError.from(result.error);
    return result.result;
  });
  return { client, post, fetch: send, cookies };
}

export function multipart(method: string, params: unknown, file: Blob): FormData {
  const form = new FormData();
  form.set('jsonrpc', '2.0');
  form.set('id', '1');
  form.set('method', method);
  form.set('params', JSON.stringify(params));
  form.set('file', file);
  return form;
}

/** Environment for an installation with the owner `OWNER` and an empty home page. */
export const ownedBy = ({ path, config }: Awaited<ReturnType<typeof testFolder>>) => ({
  PLINTH_DATA: path,
  PORT: '0',
  PLINTH_ADDRESS: 'http://site.example',
  PLINTH_STARTER: 'none',
  PLINTH_OWNER_EMAIL: OWNER.email,
  PLINTH_OWNER_PASSWORD: OWNER.password,
  ...(config.kind === 'postgres' && { DATABASE_URL: config.url }),
});

/** Starts the server on a free port, set up with `OWNER` and an empty home page. */
export async function testServer(
  kind: DatabaseKind,
  { clock, mountSite, notifySupervisor, providerAddress, environment = {} }: TestServerOptions = {},
): Promise<TestServer> {
  const server = await startServer({
    config: readConfig({ ...ownedBy(await testFolder(kind)), ...environment }),
    log: createLogger(process.env.PLINTH_TEST_LOG ?? 'silent'),
    ...(clock && { clock }),
    ...(mountSite && { mountSite }),
    ...(notifySupervisor && { notifySupervisor }),
    ...(providerAddress && { providerAddress }),
  });
  afterUse(() => server.close());
  return {
    ...server,
    browser: () => createBrowser(server.url),
    owner: async () => {
      const browser = createBrowser(server.url);
      await browser.client.AuthService.login(OWNER);
      return browser;
    },
  };
}
