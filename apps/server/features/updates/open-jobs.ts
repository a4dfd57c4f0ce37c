// Which messages still wait when the site goes back: the former data has others, which were sent.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Store } from '../../storage/database/store.ts';
import { writeDurably } from '../../storage/folders/write-durably.ts';
import { updatesFolder } from './installation.ts';
import { parseJson } from './verify-release.ts';

export type OpenJobsPorts = {
  readonly store: Store;
  /** Kinds of jobs that send something away. */
  readonly outgoing: readonly string[];
};

const openJobs = z.strictObject({ ids: z.array(z.int()) });

const fileOf = (install: string): string => join(updatesFolder(install), 'open-jobs.json');

const POLL_MS = 100;
/** A message that is being sent is over by then. */
const SENDING_MS = 30_000;

const jobsIn = async (state: 'running' | 'waiting' | 'failed', ports: OpenJobsPorts) => {
  const { store, outgoing } = ports;
  const rows = await store.read
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', outgoing)
    .where('state', '=', state)
    .execute();
  return rows.map(({ id }) => Number(id));
};

/** Writes down what still waits. No job begins from here on. */
export async function noteOpenJobs(install: string, ports: OpenJobsPorts): Promise<void> {
  const until = Date.now() + SENDING_MS;
  while ((await jobsIn('running', ports)).length > 0 && Date.now() < until) await wait(POLL_MS);
  const ids = [...(await jobsIn('waiting', ports)), ...(await jobsIn('failed', ports))];
  writeDurably(fileOf(install), JSON.stringify({ ids }));
}

/** After going back: drops messages that were sent since the update, so none is sent twice. */
export async function dropSentJobs(install: string, ports: OpenJobsPorts): Promise<void> {
  const { store, outgoing } = ports;
  const content = await readFile(fileOf(install)).catch(() => undefined);
  const noted = content && parseJson(content, openJobs);
  if (!noted) return;
  await store.transaction(({ db }) => {
    const sent = db.deleteFrom('job').where('kind', 'in', outgoing);
    return (noted.ids.length > 0 ? sent.where('id', 'not in', noted.ids) : sent).execute();
  });
  await rm(fileOf(install), { force: true });
}
