import { type BackupSettings, backupSettings } from '@plinth/contract';
import type { Secrets } from '../../security/secrets.ts';
import { settingOf } from '../../settings/group-values.ts';
import type { Store } from '../../storage/database/store.ts';
import { s3Location } from '../../storage/files/s3-config.ts';
import { openS3Objects, type S3Objects } from '../../storage/files/s3-objects.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { BackupProblem } from './problems.ts';

/** The name of the secret with the key of the store. */
const SECRET = 'backups.store_secret';

export type RemotePorts = {
  readonly store: Store;
  readonly secrets: Pick<Secrets, 'read'>;
  /** For servers that the owner enters. */
  readonly guardedFetch: typeof fetch;
};

const configOf = (values: Omit<BackupSettings, 'passphrase' | 'store_secret'>, secret: string) => ({
  ...s3Location({
    endpoint: values.store_endpoint,
    bucket: values.store_bucket,
    folder: values.store_prefix,
  }),
  region: values.store_region,
  accessKeyId: values.store_key,
  secretAccessKey: secret,
});

/** Opens the store that the settings name. Null: backups stay in the data folder. */
export const createRemoteOpener =
  ({ store, secrets, guardedFetch }: RemotePorts) =>
  async (): Promise<S3Objects | null> => {
    const { values } = await readSetting(store.read, settingOf(backupSettings));
    if (!values.has_store) return null;
    const secret = await secrets.read(store.read, SECRET);
    if (secret === null) throw new BackupProblem('STORE', { reason: 'no secret key' });
    return openS3Objects(configOf(values, secret), guardedFetch);
  };
