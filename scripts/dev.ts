import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { build } from './build.ts';
import { root } from './lib/root.ts';

/** Debounce time before a build in ms. */
const DEBOUNCE_MS = 150;

const SOURCE = /\.(tsx?|css|json|html|svg)$/;

let server: ChildProcess | null = null;
let isBusy = false;
let isStale = false;
let timer: ReturnType<typeof setTimeout> | null = null;

async function restart(): Promise<void> {
  if (isBusy) {
    isStale = true;
    return;
  }
  isBusy = true;
  isStale = false;
  try {
    await build();
    if (server?.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    server = spawn(process.execPath, ['--enable-source-maps', `${root}scripts/start.ts`], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  isBusy = false;
  if (isStale) await restart();
}

/** Rebuilds and restarts on changes. The panel must be reloaded manually. */
for (const folder of ['packages', 'apps', 'themes']) {
  watch(root + folder, { recursive: true }, (_event, file) => {
    if (!file || !SOURCE.test(file) || /node_modules|dist\//.test(file)) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void restart(), DEBOUNCE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server?.kill(signal);
    server?.once('exit', () => process.exit(0));
    if (!server) process.exit(0);
  });
}
await restart();
