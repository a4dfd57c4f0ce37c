import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** Programs that run again and again compile their modules once. */
const COMPILED = { NODE_COMPILE_CACHE: `${root}.cache/compiled` };

export type RunResult = {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
};

/** Runs a program in the checkout and collects what it prints; never throws. */
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

/** Runs a program of the checkout's own `node_modules` by its script, on this Node. */
export const runModule = (file: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  run(process.execPath, [`${root}node_modules/${file}`, ...args], env);

/** Runs a program with its output shown as it comes; resolves with its exit code. */
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
