import { availableParallelism } from 'node:os';
import { addCounts, type Counts } from './counts.ts';
import type { RunResult } from './run.ts';

export type Step = {
  readonly name: string;
  readonly run: () => Promise<RunResult>;
  /** Its tests, once it has run. Absent: it counts as one. */
  readonly counts?: () => Counts;
};

const mark = (ok: boolean) => (ok ? '✓' : '✗');

export type StepResults = {
  readonly passed: number;
  readonly failed: number;
  /** Output of each failed step below its name. */
  readonly failures: readonly string[];
  /** Of each step, by its name. */
  readonly seconds: { readonly [name: string]: number };
};

/** A step that fails without a failed test, for example after its last test, counts as a failure. */
function countsOf(step: Step, ok: boolean): Counts {
  const own = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!step.counts) return own;
  const tests = step.counts();
  return ok || tests.failed > 0 ? tests : addCounts(tests, own);
}

/**
 * Runs steps in parallel, one per core. Prints each with its duration, and the output of failed
 * ones.
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResults> {
  const queue = [...steps];
  const failures: string[] = [];
  const durations: { [name: string]: number } = {};
  let counts: Counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { code, output, seconds } = await step.run();
      durations[step.name] = seconds;
      counts = addCounts(counts, countsOf(step, code === 0));
      console.log(`${mark(code === 0)} ${step.name} ${seconds.toFixed(1)} s`);
      if (code !== 0) failures.push(`── ${step.name}\n${output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  for (const failure of failures) console.log(`\n${failure}`);
  return { ...counts, failures, seconds: durations };
}
