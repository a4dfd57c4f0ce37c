import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL for the whole run; every test file makes its own databases in it. */
export async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return postgres.stop;
}
