import { availableParallelism } from 'node:os';
import type { RunResult } from './run.ts';

export type Step = { readonly name: string; readonly run: () => Promise<RunResult> };

const mark = (ok: boolean) => (ok ? '✓' : '✗');

export type StepResults = {
  readonly passed: number;
  readonly failed: number;
  /** Output of each failed step below its name. */
  readonly failures: readonly string[];
  /** Of each step, by its name. */
  readonly seconds: { readonly [name: string]: number };
};

/**
 * Runs steps in parallel, one per core. Prints each with its duration, and the output of failed
 * ones.
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResults> {
  const queue = [...steps];
  const failures: string[] = [];
  const durations: { [name: string]: number } = {};
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { code, output, seconds } = await step.run();
      durations[step.name] = seconds;
      console.log(`${mark(code === 0)} ${step.name} ${seconds.toFixed(1)} s`);
      if (code !== 0) failures.push(`── ${step.name}\n${output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  for (const failure of failures) console.log(`\n${failure}`);
  return {
    passed: steps.length - failures.length,
    failed: failures.length,
    failures,
    seconds: durations,
  };
}
