import type { Actor } from '../../storage/database/actor.ts';
import type { Reader, Store, StoreConfig } from '../../storage/database/store.ts';
import type { S3Objects } from '../../storage/files/s3-objects.ts';
import type { DataFolder } from '../../storage/folders/data-folder.ts';
import type { BackupStore } from './backup-store.ts';
import type { SiteFiles } from './copy-files.ts';
import type { BackupKey } from './encryption.ts';

export type CreatePorts = {
  readonly backups: BackupStore;
  readonly config: StoreConfig;
  readonly files: SiteFiles;
  /** Kinds of jobs that are part of the site. */
  readonly jobs: readonly string[];
  /** Encrypts new backups. Null: they aren't encrypted. */
  readonly readKey: () => Promise<BackupKey | null>;
  /** The store that backups are copied to. Null: there is none. */
  readonly openRemote: () => Promise<S3Objects | null>;
  readonly version: string;
  readonly clock: () => number;
  /** The HTML of the home page. Null without one. */
  readonly renderHome: (db: Reader, now: number) => Promise<string | null>;
};

/** Keeps a passphrase in a job until that is done. */
export type Sealing = {
  readonly seal: (text: string) => string;
  /** Null if it isn't from this installation. */
  readonly open: (sealed: string) => string | null;
};

export type RestorePorts = Pick<CreatePorts, 'backups' | 'files' | 'jobs'> & {
  readonly store: Store;
  readonly folder: DataFolder;
  readonly sealing: Sealing;
  /** Deletes what was exported of the site so far, and stops an export. Doesn't fail. */
  readonly removeExports: () => Promise<void>;
  /** Activates the site under this installation, unless it is already. Doesn't fail. */
  readonly activate: (actor: Actor) => Promise<void>;
};

/** All that backups need. */
export type BackupPorts = CreatePorts & RestorePorts;
