import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterUse } from './after-use.ts';
import { othersStayOutside } from './bundled-script.ts';

/** The environment of a server that has an owner from the start. */
export const OWNER = {
  PLINTH_OWNER_EMAIL: 'a@example.com',
  PLINTH_OWNER_PASSWORD: 'a long password',
};

/** A command in a process of its own. */
export type Run = { readonly process: ChildProcess; readonly output: () => string };

/** With the cache of compiled code, each of the many processes starts in two thirds of the time. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

export async function finished(one: Run) {
  const [code] = await once(one.process, 'exit');
  return { code, output: one.output() };
}

/**
 * Runs the commands as in production, from a bundle in separate processes, until the end of the test
 * file. `data` is their data folder unless the environment names another one.
 */
export async function bundledCommands() {
  const dist = join(import.meta.dirname, '../dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'test-'));
  const data = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
  const bundle = join(folder, 'run.mjs');
  afterUse(() => {
    rmSync(folder, { recursive: true });
    rmSync(data, { recursive: true });
  });
  await build({
    stdin: {
      contents: "import { runCli } from './index.ts';\nawait runCli(process.argv.slice(2));",
      resolveDir: join(import.meta.dirname, '../cli'),
      loader: 'ts',
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [othersStayOutside],
  });
  const run = (args: readonly string[], environment: Record<string, string> = {}): Run => {
    let output = '';
    const child = spawn(process.execPath, [bundle, ...args], {
      env: {
        ...{ PATH, NODE_COMPILE_CACHE },
        ...{ PLINTH_DATA: data, PLINTH_STARTER: 'none' },
        ...environment,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    return { process: child, output: () => output };
  };
  return { run, data, bundle };
}
