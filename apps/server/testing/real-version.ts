// Whole versions of the product, built from this checkout, that differ as a test wants.
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { openAppFiles } from '../storage/folders/app-files.ts';

export type RealVersion = {
  readonly version: string;
  /** A migration that it has in addition. */
  readonly migration?: 'works' | 'fails';
  /** Whether every page has another head. */
  readonly hasOtherPages?: boolean;
  /** ms after which it ends, unless it's only tried. */
  readonly diesAfter?: number;
};

/** Name of the added migration, and of its table. */
export const ADDED = { migration: '999-added', table: 'added_by_update' } as const;

const { root } = openAppFiles(import.meta.dirname);

const MIGRATION = {
  works: `await db.schema.createTable('${ADDED.table}').addColumn('number', 'integer').execute();`,
  fails: `await db.schema.createTable('half').addColumn('number', 'integer').execute();
    throw new Error('this migration fails');`,
};

/** Changes what the version is built of. */
const changes = ({ migration, hasOtherPages = false }: RealVersion): Plugin => ({
  name: 'other-version',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plinth/') ? undefined : { path, external: true },
    );
    onLoad({ filter: /migrations\/registry\.gen\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!migration) return { contents: text, loader: 'ts' };
      const added = `{ name: '${ADDED.migration}', up: async (db) => { ${MIGRATION[migration]} } },\n];`;
      return { contents: text.replace('] as const;', () => added), loader: 'ts' };
    });
    onLoad({ filter: /packages\/render\/head\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const other = text.replace('initial-scale=1">', 'initial-scale=2">');
      return { contents: hasOtherPages ? other : text, loader: 'ts' };
    });
  },
});

const START = (diesAfter?: number) => `
import { runCli } from './apps/server/dist/cli.mjs';
const isServer = process.argv[2] === 'start' && !process.env.PLINTH_REHEARSAL;
if (isServer && ${diesAfter !== undefined}) setTimeout(() => process.exit(9), ${diesAfter ?? 0});
await runCli(process.argv.slice(2));
`;

/** Puts a version into an installation as if it was unpacked there. */
export async function addRealVersion(install: string, real: RealVersion): Promise<void> {
  const folder = join(install, 'versions', real.version);
  const dist = join(folder, 'apps/server/dist');
  mkdirSync(dist, { recursive: true });
  await build({
    entryPoints: {
      cli: join(root, 'apps/server/cli/index.ts'),
      'image-child': join(root, 'apps/server/features/media/images/child.ts'),
      'font-worker': join(root, 'apps/server/features/fonts/reader/worker.ts'),
    },
    outdir: dist,
    ...{ bundle: true, splitting: true, platform: 'node', target: 'node24', format: 'esm' },
    outExtension: { '.js': '.mjs' },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [changes(real)],
  });
  for (const path of [
    ...['node_modules', 'apps/server/node_modules', 'themes', 'blocks', 'fonts'],
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
  const { version } = real;
  for (const [path, text] of [
    ['package.json', JSON.stringify({ name: 'plinth', version, type: 'module' })],
    ['node-flags.json', '["--disable-warning=ExperimentalWarning"]'],
    ['start.mjs', START(real.diesAfter)],
    ['node/bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`],
    ['version.json', '{}'],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  chmodSync(join(folder, 'node/bin/node'), 0o755);
}
