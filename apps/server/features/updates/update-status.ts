import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type {
  AvailableRelease,
  ReleaseManifest,
  UpdateState,
  UpdateStatus,
} from '@plinth/contract';
import { isOlder } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import { readFact } from '../../storage/records/facts.ts';
import { readThemeUpdates } from './check-themes.ts';
import { readCheck } from './check-updates.ts';
import type { CheckPorts } from './feed-files.ts';
import { findRollback, type RollbackPorts } from './find-rollback.ts';
import { type Installation, updateWay } from './installation.ts';
import { archiveOf, preflight } from './preflight.ts';
import { readReport } from './rehearsal/report-folder.ts';
import { isRunning } from './state-file.ts';

/** Kinds of the jobs of an installation. Other servers of the same site leave them alone. */
export function updateJobs(folder: string) {
  const id = createHash('sha256').update(`${hostname()}\n${folder}`).digest('hex').slice(0, 16);
  return { update: `update ${id}`, rollback: `update_rollback ${id}` } as const;
}

export type StatusPorts = CheckPorts & RollbackPorts;

const describe = (release: ReleaseManifest, ignored: string | undefined): AvailableRelease => ({
  version: release.version,
  released: release.released,
  notes: release.notes,
  size: archiveOf(release)?.size ?? null,
  is_ignored: release.version === ignored,
});

/** The newest release, if it's newer than the running version. */
export async function newerRelease(
  db: Reader,
  version: string,
): Promise<ReleaseManifest | undefined> {
  const { release } = await readCheck(db);
  return release && isOlder(version, release.version) ? release : undefined;
}

/** The update that is queued, which has no state of its own yet. */
export async function queuedUpdate(db: Reader, { folder }: Pick<Installation, 'folder'>) {
  if (folder === null) return undefined;
  const { update, rollback } = updateJobs(folder);
  const queued = await db
    .selectFrom('job')
    .select(['kind', 'payload', 'created'])
    .where('kind', 'in', [update, rollback])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return queued && { ...queued, isRollback: queued.kind === rollback };
}

async function readRun({ store, state, installation }: StatusPorts): Promise<UpdateState | null> {
  const queued = await queuedUpdate(store.read, installation);
  const run = await state.read();
  if (isRunning(run) || !queued) return run;
  return {
    step: queued.isRollback ? 'going_back' : 'checking',
    ...{ progress: null, backup: null, problem: null },
    ...{ from: installation.version, to: JSON.parse(queued.payload).version },
    started: new Date(queued.created).toISOString(),
  };
}

/** What the owner has to decide about. */
async function readRehearsal(
  run: UpdateState | null,
  { folder, version }: StatusPorts['installation'],
): Promise<UpdateStatus['rehearsal']> {
  if (folder === null || run?.step !== 'rehearsed' || run.from !== version) return null;
  const report = await readReport(folder);
  return report?.version === run.to ? report : null;
}

export async function updateStatus(ports: StatusPorts): Promise<UpdateStatus> {
  const { store, installation, feed } = ports;
  const { version } = installation;
  const release = await newerRelease(store.read, version);
  const { checked, problem } = await readCheck(store.read);
  const ignored = await readFact(store.read, 'update_ignored');
  const run = await readRun(ports);
  return {
    version,
    way: await updateWay(installation),
    has_source: feed !== null,
    checked,
    problem,
    available: release ? describe(release, ignored) : null,
    preflight: release && !isRunning(run) ? [...(await preflight(release, ports))] : [],
    run,
    rollback: isRunning(run) ? null : await findRollback(ports),
    rehearsal: await readRehearsal(run, installation),
    themes: (await readThemeUpdates(ports)).updates.map(({ name, update }) => ({
      ...{ name, version: update.version },
    })),
  };
}
