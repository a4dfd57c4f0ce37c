import { spawn } from 'node:child_process';
import {
  commandOf,
  currentVersion,
  environmentOf,
  type Install,
  openInstall,
  SupervisorError,
} from './install.ts';
import { supervise } from './supervise.ts';

/** Durations in ms. */
const TIMES = { stop: 10_000, ready: 60_000, well: 15_000, poll: 500 };

/** Runs any other command of the current version. */
function runCommand(install: Install, given: readonly string[]): Promise<number> {
  const { program, args } = commandOf(install, currentVersion(install), given);
  const child = spawn(program, args, { stdio: 'inherit', env: environmentOf(install) });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const args = process.argv.slice(2);
// It is bundled into a file in the folder of the installation.
const install = openInstall(import.meta.dirname);
try {
  const isServer = args[0] === 'start';
  process.exit(
    isServer ? await supervise({ install, args, times: TIMES }) : await runCommand(install, args),
  );
} catch (error) {
  if (!(error instanceof SupervisorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
