// Copies of the site on which versions are tried.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../logging.ts';
import {
  type CopyTarget,
  copyDatabase,
  removeCopy,
} from '../../../storage/database/copy-database.ts';
import { tryName } from '../../../storage/database/copy-names.ts';
import { ownSchema } from '../../../storage/database/schema-transaction.ts';
import { openDatabase, type StoreConfig } from '../../../storage/database/store.ts';
import { StorageFull, toStoreError } from '../../../storage/errors.ts';
import { UpdateProblem } from '../update-problem.ts';
import type { SiteCopies } from './rehearse.ts';
import type { Side } from './report-folder.ts';

/** What a server needs of the data folder besides the database. */
const FILES = ['installed.json', 'secret.key', 'plinth.config.json'];

const SIDES: readonly Side[] = ['old', 'new'];

export type CopyPorts = {
  readonly config: {
    /** The data folder. */
    readonly data: string;
    readonly address: string;
    readonly store: StoreConfig;
  };
  readonly log: Logger;
};

type Target = { readonly side: Side; readonly to: CopyTarget };

async function targetsIn(folder: string, store: StoreConfig): Promise<readonly Target[]> {
  const own = store.kind === 'postgres' ? await ownSchema(store.url) : '';
  return SIDES.map((side) => ({
    side,
    to: { file: join(folder, side, 'site.db'), schema: tryName(own, side) },
  }));
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of FILES) {
    await copyFile(join(from, name), join(to, name)).catch((error: unknown) => {
      if (Object(error).code !== 'ENOENT') throw error;
    });
  }
}

/** What waits is the site's own: a copy sends nothing. */
async function removeJobs(copy: StoreConfig): Promise<void> {
  const store = openDatabase(copy, { clock: Date.now, onError: () => undefined });
  try {
    await store.transaction((tx) => tx.db.deleteFrom('job').execute());
  } finally {
    await store.close();
  }
}

const asProblem = (error: unknown): unknown => {
  const known = toStoreError(error);
  if (known instanceof StorageFull) return known;
  const reason = String(Object(error).message ?? error).slice(0, 300);
  return new UpdateProblem('REHEARSAL_IMPOSSIBLE', { reason }, error);
};

/** Removes the copies of the database, also those that a kill left. */
export async function removeCopies(folder: string, { config, log }: CopyPorts): Promise<void> {
  try {
    for (const { to } of await targetsIn(folder, config.store)) await removeCopy(config.store, to);
  } catch (err) {
    log.warn({ err }, 'a copy of the database could not be removed');
  }
}

/** Copies the site twice, into the folders `old` and `new` of a folder. Throws `UpdateProblem`. */
export async function copySite(folder: string, { config, log }: CopyPorts): Promise<SiteCopies> {
  const copies = new Map<Side, StoreConfig>();
  const remove = () => removeCopies(folder, { config, log });
  try {
    let from = config.store;
    for (const { side, to } of await targetsIn(folder, config.store)) {
      await copyFolder(config.data, join(folder, side));
      from = await copyDatabase(from, to);
      if (side === 'old') await removeJobs(from);
      copies.set(side, from);
    }
  } catch (error) {
    await remove();
    throw asProblem(error);
  }
  return {
    remove,
    environment: (side) => {
      const copy = copies.get(side);
      return {
        PLINTH_ADDRESS: config.address,
        DATABASE_URL: copy?.kind === 'postgres' ? copy.url : '',
      };
    },
  };
}
