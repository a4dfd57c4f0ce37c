import { vi } from 'vitest';
import { AVIF_JOB } from '../features/media/avif-job.ts';
import type { TestServer } from './server.ts';

/** Waits for the background jobs that store images in further formats. */
export async function untilImagesAreDone({ context }: Pick<TestServer, 'context'>): Promise<void> {
  const jobs = context.store.read.selectFrom('job').where('kind', '=', AVIF_JOB).selectAll();
  await vi.waitUntil(async () => (await jobs.execute()).length === 0, 60_000);
}
