import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The empty page of the canvas frame, as the product serves it. */
const CANVAS =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Canvas</title></head><body></body></html>';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><rect width="800" height="450" fill="#cde"/></svg>';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Reads built files once. Undefined if a file doesn't exist. */
const createFileReader = (folder: string) => {
  const files = new Map<string, string | Buffer | undefined>([
    ['/canvas.html', CANVAS],
    ['/picture.svg', PICTURE],
  ]);
  return (path: string) => {
    if (!files.has(path)) {
      const file = `${folder}${path}`;
      files.set(path, existsSync(file) && !path.endsWith('/') ? readFileSync(file) : undefined);
    }
    return files.get(path);
  };
};

/** A running server, and how to stop it. */
export type HostServer = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves built pages with an editor, the page of its canvas, and a picture. */
export async function serveHost(folder: string): Promise<HostServer> {
  const file = createFileReader(folder);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const body = file(pathname);
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
