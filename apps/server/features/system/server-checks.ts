import type { HealthCheck } from '@plinth/contract';
import { findDamage, hasOwner } from '../../storage/database/open-store.ts';
import { freeSpace, isWritableFolder } from '../../storage/folders/disk.ts';
import { type Check, failure, fine, warning } from './health-check.ts';
import { isRuntimeEnded, isRuntimeOld } from './runtime.ts';

const MINUTE = 60_000;
const MB = 1_000_000;

/** Backups and updates don't fit below this. */
const LITTLE_SPACE = 1000 * MB;
const NO_SPACE = 100 * MB;

const disk: Check = async ({ dataFolder }) => {
  const free = await freeSpace(dataFolder);
  const details = { free: Math.floor(free / MB) };
  if (free < NO_SPACE) return failure('disk_full', details);
  return free < LITTLE_SPACE ? warning('disk_low', details) : fine(details);
};

const database: Check = async ({ store }) => {
  const damage = await findDamage(store);
  return damage === undefined ? fine() : failure('database_damaged', { damage });
};

/** Clocks of several servers on one database differ a little. */
const CLOCK_TOLERANCE = 5 * MINUTE;

const clock: Check = async ({ store, clock: now }) => {
  const last = await store.read
    .selectFrom('audit')
    .select('created')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const time = now();
  const details = { time: new Date(time).toISOString().slice(0, 16).replace('T', ' ') };
  const isBehind = Number(last?.created ?? 0) > time + CLOCK_TOLERANCE;
  return isBehind ? warning('clock_behind', details) : fine(details);
};

const runtime: Check = ({ clock: now }) => {
  const version = process.versions.node;
  if (isRuntimeEnded(version, now())) return failure('runtime_ended', { version });
  return isRuntimeOld(version) ? warning('runtime_ending', { version }) : fine({ version });
};

const LATE = 10 * MINUTE;
const WEEK = 7 * 24 * 60 * MINUTE;

const jobs: Check = async ({ store, clock: now }) => {
  const rows = await store.read
    .selectFrom('job')
    .select(['kind', 'state', 'due', 'modified'])
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
  const failed = rows.filter(
    ({ state, modified }) => state === 'failed' && Number(modified) > now() - WEEK,
  );
  if (failed.length > 0) {
    const kinds = [...new Set(failed.map(({ kind }) => kind))].join(', ');
    return warning('jobs_failed', { kinds });
  }
  const due = rows.filter(({ state }) => state === 'waiting').map((row) => Number(row.due));
  const late = Math.floor((now() - Math.min(now(), ...due)) / MINUTE);
  return late * MINUTE > LATE ? warning('jobs_late', { minutes: late }) : fine();
};

const update: Check = async ({ readUpdate, version }) => {
  const { available, problem } = await readUpdate();
  if (available && !available.is_ignored) {
    return warning('update_available', { version: available.version });
  }
  return problem ? warning('update_check_failed') : fine({ version });
};

/** About the computer and the program. */
export const SERVER_CHECKS = {
  setup: async ({ store }) => ((await hasOwner(store)) ? fine() : failure('setup_missing')),
  activation: async ({ store, isActive }) => {
    if (!(await hasOwner(store))) return null;
    return (await isActive()) ? fine() : warning('activation_missing');
  },
  folder: async ({ dataFolder: path }) =>
    (await isWritableFolder(path)) ? fine({ path }) : failure('folder_read_only', { path }),
  ...{ disk, database, clock, runtime, jobs, update },
} satisfies { readonly [C in HealthCheck]?: Check };
