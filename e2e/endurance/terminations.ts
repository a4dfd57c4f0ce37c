import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../apps/server/testing/postgres.ts';
import { freePort } from '../support/product.ts';
import { Refused, type RpcClient } from '../support/rpc.ts';
import { emptyProduct, start } from './server.ts';
import { faultOf, keepSaving, pagesToWrite, signInOften, untilKilled } from './work.ts';

/** Maximum recovery time in ms. */
const RECOVERY = 2000;

export type TerminationReport = {
  readonly rounds: number;
  readonly saves: number;
  /** Longest time in ms from a termination to the next response. */
  readonly slowestRecovery: number;
  readonly faults: readonly string[];
};

/** Waits until a call succeeds again; resolves to the time in ms. */
async function recovery(client: RpcClient): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 10 * RECOVERY) {
    const isBack = await client.call('PagesService.getTree').then(
      () => true,
      (error: unknown) => error instanceof Refused && error.code === 429,
    );
    if (isBack) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Terminates all PostgreSQL connections of the product repeatedly while pages are saved. The process
 * must survive, recover, and lose nothing it acknowledged.
 */
export async function runTerminations(rounds: number): Promise<TerminationReport> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'plinth-terminations-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { child } = await start({ ...emptyProduct(folder, port), DATABASE_URL: postgres.url }, url);
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const sessions = await signInOften(url);
  const pages = await pagesToWrite(sessions);
  const faults: string[] = [];
  let saves = 0;
  let slowestRecovery = 0;

  for (let round = 0; round < rounds; round++) {
    const before = pages.map(({ acknowledged }) => acknowledged.mark);
    const stop = new AbortController();
    const work = pages.map((page) => untilKilled(keepSaving(sessions, page, stop.signal)));
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 500));
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    slowestRecovery = Math.max(slowestRecovery, await recovery(sessions()));
    stop.abort();
    const answers = await Promise.all(work);
    for (const refused of answers) if (refused && !refused.endsWith(' 503')) faults.push(refused);
    saves += pages.reduce(
      (sum, { acknowledged }, index) => sum + acknowledged.mark - (before[index] ?? 0),
      0,
    );
    for (const page of pages) {
      const fault = await faultOf(sessions(), page);
      if (fault) faults.push(fault);
    }
    if (child.exitCode !== null) {
      faults.push(`the process ended with ${child.exitCode}`);
      break;
    }
  }
  await admin.end();
  child.kill('SIGTERM');
  await once(child, 'exit');
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return { rounds, saves, slowestRecovery, faults };
}

if (import.meta.main) {
  const report = await runTerminations(Number(process.argv[2] ?? 300));
  console.log(report);
  process.exitCode = report.faults.length > 0 || report.slowestRecovery > RECOVERY ? 1 : 0;
}
