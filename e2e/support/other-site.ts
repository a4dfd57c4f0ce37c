import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A site of someone else, which the product can contact if its environment allows the host. */
export type OtherSite = {
  readonly host: string;
  readonly url: string;
  /** Paths of all requests so far. */
  readonly hits: string[];
  readonly close: () => void;
};

export async function otherSite(respond: RequestListener): Promise<OtherSite> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host, url: `http://${host}/`, hits, close };
}
