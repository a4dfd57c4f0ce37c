import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/product.ts';
import { emptyProduct, start } from './server.ts';
import {
  faultOf,
  keepSaving,
  keepUploading,
  pagesToWrite,
  signInOften,
  type Upload,
  untilKilled,
  uploadFault,
} from './work.ts';

export type KillReport = {
  readonly kills: number;
  readonly saves: number;
  readonly uploads: number;
  /** Longest time in ms from process start to first response. */
  readonly slowestStart: number;
  readonly faults: readonly string[];
};

/**
 * Kills the product repeatedly while pages are saved and images are uploaded. After each restart,
 * checks that nothing acknowledged is lost and nothing half-written is visible.
 */
export async function runKills(kills: number, extra: NodeJS.ProcessEnv = {}): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-kills-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...emptyProduct(folder, port), ...extra };
  const faults: string[] = [];
  const uploads: Upload[] = [];
  let saves = 0;
  let slowestStart = 0;
  let run = await start(env, url);
  const sessions = await signInOften(url);
  const pages = await pagesToWrite(sessions);

  for (let kill = 0; kill < kills; kill++) {
    const before = pages.map(({ acknowledged }) => acknowledged.mark);
    const seen = uploads.length;
    const work = [
      ...pages.map((page) => untilKilled(keepSaving(sessions, page))),
      untilKilled(keepUploading(sessions, uploads, kill)),
    ];
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() ** 2 * 3500));
    run.child.kill('SIGKILL');
    await once(run.child, 'exit');
    for (const refused of await Promise.all(work)) if (refused) faults.push(refused);
    saves += pages.reduce(
      (sum, { acknowledged }, index) => sum + acknowledged.mark - (before[index] ?? 0),
      0,
    );

    run = await start(env, url);
    slowestStart = Math.max(slowestStart, run.started);
    for (const page of pages) {
      const fault = await faultOf(sessions(), page);
      if (fault) faults.push(fault);
    }
    for (const upload of uploads.slice(seen)) {
      const fault = await uploadFault(sessions(), upload);
      if (fault) faults.push(fault);
    }
  }
  run.child.kill('SIGTERM');
  await once(run.child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  return { kills, saves, uploads: uploads.length, slowestStart, faults };
}

if (import.meta.main) {
  const report = await runKills(Number(process.argv[2] ?? 300));
  console.log(report);
  process.exitCode = report.faults.length > 0 || report.slowestStart > 3000 ? 1 : 0;
}
