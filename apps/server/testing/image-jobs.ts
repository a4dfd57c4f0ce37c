import { vi } from 'vitest';
import { AVIF_JOB } from '../features/media/avif-job.ts';
import type { TestServer } from './server.ts';

/** Waits until all images have all their formats: jobs in the background make some of them. */
export async function untilImagesAreDone({ context }: Pick<TestServer, 'context'>): Promise<void> {
  const jobs = context.store.read.selectFrom('job').where('kind', '=', AVIF_JOB).selectAll();
  await vi.waitUntil(async () => (await jobs.execute()).length === 0, 60_000);
}
