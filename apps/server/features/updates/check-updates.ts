import {
  type ReleaseManifest,
  releaseManifest,
  releaseVersion,
  updateProblem,
} from '@plinth/contract';
import { isOlder, Timestamp } from '@plinth/model';
import { z } from 'zod';
import { enqueue, enqueueOnce, type NewJob } from '../../jobs/enqueue.ts';
import type { ReleaseFeed } from '../../outbound/release-feed.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { readFact, writeFact } from '../../storage/records/facts.ts';
import { checkThemes } from './check-themes.ts';
import { type CheckPorts, isMissing, readFile } from './feed-files.ts';
import { type Installation, readPinnedKeys } from './installation.ts';
import { UpdateProblem } from './update-problem.ts';
import { verifyRelease } from './verify-release.ts';

export const UPDATE_CHECK_JOB = 'update_check';

const storedCheck = z.object({
  checked: Timestamp.nullable(),
  problem: updateProblem.nullable(),
  /** The newest release. Null: there is none. */
  release: releaseManifest.nullable(),
  /** The newest version that was ever offered. */
  seen: releaseVersion.nullable(),
});
export type StoredCheck = z.output<typeof storedCheck>;

const NEVER: StoredCheck = { checked: null, problem: null, release: null, seen: null };

export async function readCheck(db: Reader): Promise<StoredCheck> {
  const stored = await readFact(db, 'update_check');
  return stored === undefined ? NEVER : (storedCheck.safeParse(JSON.parse(stored)).data ?? NEVER);
}

/** The signed release of the feed. Throws `UpdateProblem`, also for one older than seen before. */
export async function fetchRelease(
  feed: ReleaseFeed,
  { installation, seen }: { readonly installation: Installation; readonly seen: string | null },
): Promise<ReleaseManifest> {
  const pinned = readPinnedKeys(installation);
  const manifest = await readFile(feed, 'manifest.json');
  const signature = await readFile(feed, 'manifest.sig');
  const release = verifyRelease({ manifest, signature }, pinned);
  const newest = seen !== null && isOlder(installation.version, seen) ? seen : installation.version;
  if (isOlder(release.version, newest))
    throw new UpdateProblem('OLDER_RELEASE', { version: release.version, current: newest });
  return release;
}

async function ask(feed: ReleaseFeed, before: StoredCheck, installation: Installation) {
  try {
    const release = await fetchRelease(feed, { installation, seen: before.seen });
    return { release, seen: release.version, problem: null };
  } catch (error) {
    if (!(error instanceof UpdateProblem)) throw error;
    // A server that has no releases at all isn't a problem.
    if (isMissing(error, 'manifest.json')) return { release: null, problem: null };
    return { problem: error.toJSON() };
  }
}

async function checkRelease(ports: CheckPorts): Promise<void> {
  const { store, clock, feed, installation } = ports;
  if (!feed) return;
  const before = await readCheck(store.read);
  const found = await ask(feed, before, installation);
  await store.transaction(async (tx) => {
    const now = await readCheck(tx.db);
    // Another check has seen a newer release meanwhile.
    const isOutdated = now.seen !== before.seen;
    const check = { ...now, ...(!isOutdated && found), checked: new Date(clock()).toISOString() };
    await writeFact(tx, 'update_check', JSON.stringify(check));
  }, systemActor('updates'));
}

/** Asks for the newest release and newer themes, and stores what came back. */
export async function checkUpdates(ports: CheckPorts): Promise<void> {
  await checkRelease(ports);
  await checkThemes(ports);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const checkJob = (due: number): NewJob => ({
  ...{ kind: UPDATE_CHECK_JOB, key: UPDATE_CHECK_JOB, payload: {} },
  due,
});

/** Checks soon, unless that was done within the last hour. */
export async function checkAfterSignIn(tx: Tx, { feed }: Pick<CheckPorts, 'feed'>): Promise<void> {
  if (!feed) return;
  const { checked } = await readCheck(tx.db);
  if (checked === null || tx.now - Date.parse(checked) >= HOUR) await enqueue(tx, checkJob(tx.now));
}

/** Checks, and again the next day. */
export const createUpdateCheck = (ports: CheckPorts) => async (): Promise<void> => {
  await checkUpdates(ports);
  await ports.store.transaction((tx) => enqueue(tx, checkJob(tx.now + DAY)));
};

/** Unless a check waits already. */
export async function scheduleUpdateCheck(tx: Tx, { feed }: Pick<CheckPorts, 'feed'>) {
  if (feed) await enqueueOnce(tx, checkJob(tx.now + DAY));
}
