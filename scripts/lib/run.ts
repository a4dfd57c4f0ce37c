import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** Compile cache for scripts that run often. */
const COMPILED = { NODE_COMPILE_CACHE: `${root}.cache/compiled` };

export type RunResult = {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
};

/** Runs a program in the repository and captures its output. Never throws. */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...COMPILED, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    const done = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs a script of `node_modules` with the current Node. */
export const runModule = (file: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  run(process.execPath, [`${root}node_modules/${file}`, ...args], env);

/** Runs a program with inherited output. Resolves with its exit code. */
export function show(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...COMPILED, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
