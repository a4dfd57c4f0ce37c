import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL server per run. Each test file creates its own databases. */
export async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return postgres.stop;
}
