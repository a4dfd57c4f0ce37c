import type { JobHandler } from '../jobs/runner.ts';

/** Runs a job whose handler takes nothing else than its payload. */
export const runJob = (handler: JobHandler, payload: object = {}): Promise<void> =>
  handler(...([payload] as unknown as Parameters<JobHandler>));
