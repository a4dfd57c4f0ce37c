import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_FLAGS } from '../../scripts/lib/product-flags.ts';
import { root } from '../../scripts/lib/root.ts';

export const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };

export type Product = {
  readonly url: string;
  /** The one-time setup link from the console; empty if there is an owner. */
  readonly setupUrl: string;
  readonly folder: string;
  /** Kills it, like a power cut. */
  readonly kill: () => Promise<void>;
  /** Restarts it with the same URL and data. */
  readonly revive: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the console prints the panel's URL; resolves to the output so far. */
function announced(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/"msg":"listening"|listening/.test(output)) resolve(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
}

/**
 * Starts the built product on an empty data folder, set up by environment variables or the wizard.
 * It takes a second, of which installing the starter is a third.
 */
export async function startProduct(options: {
  readonly setUp: boolean;
  readonly starter?: string;
  /** Additional environment variables. */
  readonly environment?: { readonly [name: string]: string };
}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
  const port = await freePort();
  const owner = { PLINTH_OWNER_EMAIL: OWNER.email, PLINTH_OWNER_PASSWORD: OWNER.password };
  const start = () =>
    spawn(process.execPath, [...PRODUCT_FLAGS, join(root, 'scripts/serve.mjs'), 'start'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        PLINTH_DATA: folder,
        PLINTH_STARTER: options.starter ?? 'harbor',
        ...(options.setUp ? owner : {}),
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child = start();
  const output = await announced(child);
  return {
    url: `http://localhost:${port}`,
    setupUrl: /http:\S+\/admin\/#!\/setup\/\S+/.exec(output)?.[0] ?? '',
    folder,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    revive: async () => {
      child = start();
      await announced(child);
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
