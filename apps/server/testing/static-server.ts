import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterUse } from './after-use.ts';

const fileOf = (path: string): string | undefined =>
  [path, join(path, 'index.html')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );

/** A web server that knows nothing but files. Returns its URL. */
export async function staticServer(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(join(folder, decodeURIComponent(url.split('?')[0] ?? '/')));
    response.statusCode = file === undefined ? 404 : 200;
    createReadStream(file ?? join(folder, '404.html')).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterUse(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
