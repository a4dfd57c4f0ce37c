import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OWNER } from '../support/product.ts';

const cli = fileURLToPath(new URL('../../apps/server/dist/cli.mjs', import.meta.url));
const source = `const { runCli } = await import(${JSON.stringify(cli)}); await runCli(['start']);`;

/** Environment for an empty installation without log output. */
export const emptyProduct = (folder: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  PLINTH_DATA: folder,
  PLINTH_STARTER: 'none',
  PLINTH_OWNER_EMAIL: OWNER.email,
  PLINTH_OWNER_PASSWORD: OWNER.password,
  PLINTH_LOG: 'silent',
});

/** A product process and its start time in ms. */
export type Run = { readonly child: ChildProcess; readonly started: number };

/** Starts the built product and waits until it responds. */
export async function start(env: NodeJS.ProcessEnv, url: string): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env,
    stdio: 'ignore',
  });
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return { child, started: performance.now() - began };
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
