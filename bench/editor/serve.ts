import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/root.ts';
import type { Shape } from './content.ts';

/** In the order in which the rounds visit them; `floor` is the least that an editor can be. */
export const CONTENDERS = ['floor', 'ours', 'grapes', 'puck'] as const;
export type Contender = (typeof CONTENDERS)[number];

export type EditorPages = {
  readonly url: (contender: Contender, count: number, shape: Shape) => string;
  readonly close: () => Promise<void>;
};

const SOURCES: Record<Contender, string> = {
  floor: 'bench/editor/floor.tsx',
  ours: 'bench/editor/ours.tsx',
  grapes: 'bench/peers/grapes.ts',
  puck: 'bench/peers/puck.tsx',
};

const page = (name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${name}.css"><style>body{margin:0}</style></head><body><div id="root"></div><script type="module" src="/${name}.js"></script></body></html>`;

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

/** Every contender's production build, by address. */
async function bundles(): Promise<Map<string, string | Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(SOURCES).map(([out, source]) => ({ in: root + source, out })),
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
  const files = new Map<string, string | Uint8Array>(
    outputFiles.map(({ path, contents }) => [path, contents]),
  );
  for (const contender of CONTENDERS) files.set(`/${contender}.html`, page(contender));
  return files.set('/canvas.html', CANVAS).set('/picture.svg', PICTURE);
}

/** All contenders, each in a page of its own. */
export async function serveEditors(): Promise<EditorPages> {
  const files = await bundles();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const body = files.get(pathname) ?? (pathname.endsWith('.css') ? '' : undefined);
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
      `http://127.0.0.1:${port}/${contender}.html?count=${count}&shape=${shape}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
