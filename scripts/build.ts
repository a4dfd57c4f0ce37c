import { mkdirSync, writeFileSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { buildClients } from './lib/clients.ts';
import { compressAssets } from './lib/compress.ts';
import { freshness } from './lib/freshness.ts';
import { root } from './lib/root.ts';
import { runModule } from './lib/run.ts';
import { staleRegistries } from './registries/write.ts';

const server = `${root}apps/server/dist/`;

/**
 * Bundles the server into one file. Workspace packages are included, npm packages are imported from
 * `node_modules`.
 */
async function buildServer(): Promise<void> {
  await bundle({
    entryPoints: {
      main: `${root}apps/server/main.ts`,
      cli: `${root}apps/server/cli/index.ts`,
      'image-child': `${root}apps/server/features/media/images/child.ts`,
      'font-worker': `${root}apps/server/features/fonts/reader/worker.ts`,
    },
    outdir: server,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@plinth/')
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
}

async function buildPanel(): Promise<void> {
  const vite = await runModule('vite/bin/vite.js', ['build', 'apps/panel', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  if (vite.code !== 0) throw new Error(vite.output);
  await compressAssets(`${root}apps/panel/dist/assets/`);
}

/** Builds if the last build is out of date. */
export async function build(): Promise<void> {
  const { fresh, seal } = freshness(`${server}.built`);
  if (fresh) return;
  const stale = staleRegistries();
  if (stale.length > 0)
    throw new Error(`Out of date: ${stale.join(', ')}. Run: npm run registries`);
  console.error('Building…');
  mkdirSync(server, { recursive: true });
  const [, clients] = await Promise.all([
    buildServer(),
    buildClients(`${server}clients/`),
    buildPanel(),
  ]);
  writeFileSync(`${server}clients.json`, JSON.stringify(clients));
  seal();
}

if (import.meta.main) await build();
