import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { root } from '../../scripts/lib/root.ts';
import { runModule } from '../../scripts/lib/run.ts';
import type { Shape } from './content.ts';

/** In visiting order. `floor` is the baseline. */
export const CONTENDERS = ['floor', 'ours', 'grapes', 'puck'] as const;
export type Contender = (typeof CONTENDERS)[number];

export type EditorPages = {
  readonly url: (contender: Contender, count: number, shape: Shape) => string;
  readonly close: () => Promise<void>;
};

const buildFolder = `${root}.cache/bench-editor/`;

const CANVAS =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Canvas</title></head><body></body></html>';

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><rect width="800" height="450" fill="#cde"/></svg>';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Builds each contender separately, like a product, so that no chunks are shared. */
async function buildContenders(): Promise<void> {
  for (const CONTENDER of CONTENDERS) {
    const args = ['build', '--config', `${root}bench/editor/vite.config.ts`];
    const { code, output } = await runModule('vite/bin/vite.js', args, {
      NODE_ENV: 'production',
      CONTENDER,
    });
    if (code !== 0) throw new Error(output);
  }
}

/** Reads built files once. Undefined if a file doesn't exist. */
const createFileReader = () => {
  const files = new Map<string, string | Buffer | undefined>([
    ['/canvas.html', CANVAS],
    ['/picture.svg', IMAGE],
  ]);
  return (path: string) => {
    if (!files.has(path)) {
      const file = `${buildFolder}${path}`;
      files.set(path, existsSync(file) && !path.endsWith('/') ? readFileSync(file) : undefined);
    }
    return files.get(path);
  };
};

/** Serves each contender on a page of its own. */
export async function serveEditors(): Promise<EditorPages> {
  await buildContenders();
  const file = createFileReader();
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
    url: (contender, count, shape) =>
      `http://127.0.0.1:${port}/${contender}/${contender}.html?count=${count}&shape=${shape}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
