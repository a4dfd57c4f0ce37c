import { inboxSettings } from '@plinth/contract';
import { enqueue, enqueueOnce } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/runner.ts';
import { settingOf } from '../../settings/group-values.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { type ErasurePorts, eraseSubmissions } from './erase-submissions.ts';

/** Erases deleted messages, and those older than the owner wants to keep them, once an hour. */
export const EXPIRED_MESSAGES_JOB = 'expired_messages';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a deletion can be undone. */
const UNDO_MS = HOUR_MS;

/** Messages at a time. What is left is erased in the next round. */
const BATCH = 500;

type Ports = ErasurePorts & { readonly clock: () => number };

const jobDue = (due: number) => ({
  ...{ kind: EXPIRED_MESSAGES_JOB, key: EXPIRED_MESSAGES_JOB, payload: {}, due },
});

/** Unless one waits already. */
export const scheduleExpiredMessages = (tx: Tx): Promise<void> => enqueueOnce(tx, jobDue(tx.now));

async function eraseExpired(ports: Ports): Promise<boolean> {
  const { store, clock } = ports;
  const { message_days: days } = (await readSetting(store.read, settingOf(inboxSettings))).values;
  const find = async (db: Reader) => {
    const rows = await db
      .selectFrom('submission')
      .select('id')
      .where(({ and, eb, or }) =>
        or([
          and([eb('status', '=', 'deleted'), eb('modified', '<', clock() - UNDO_MS)]),
          ...(days === 0 ? [] : [eb('created', '<', clock() - days * DAY_MS)]),
        ]),
      )
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => Number(id));
  };
  return (await eraseSubmissions(find, ports, systemActor('job'))) === BATCH;
}

export const createEraseExpired =
  (ports: Ports): JobHandler =>
  async () => {
    const hasMore = await eraseExpired(ports);
    await ports.store.transaction((tx) => enqueue(tx, jobDue(hasMore ? tx.now : tx.now + HOUR_MS)));
  };
