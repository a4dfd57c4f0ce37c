import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterUse } from './after-use.ts';

export type Sink = {
  /** `127.0.0.1:port` */
  readonly host: string;
  readonly url: string;
  /** The URLs of all requests so far. */
  readonly hits: string[];
};

/** A server on all local addresses that records requests. Closed after use. */
export async function createSink(handler: RequestListener): Promise<Sink> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    handler(request, response);
  }).listen(0);
  await once(server, 'listening');
  afterUse(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { host, url: `http://${host}/`, hits };
}
