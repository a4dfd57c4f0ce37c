import { Email, NewPassword } from '@plinth/model';
import type { Config } from '../../config.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { Starters } from '../../starter/starter.ts';
import { systemActor } from '../../storage/actor.ts';
import type { DataFolder } from '../../storage/data-folder.ts';
import { StartupError } from '../../storage/errors.ts';
import { hasOwner, markInstalled } from '../../storage/open-store.ts';
import type { Store } from '../../storage/store.ts';
import { setUp } from './set-up.ts';

export type UnattendedPorts = {
  readonly starters: Starters;
  readonly secrets: Secrets;
  readonly config: Config;
  readonly store: Store;
  readonly folder: DataFolder;
  readonly passwords: Passwords;
};

/** Sets an empty installation up from the environment, when that names an owner. */
export async function setUpUnattended(ports: UnattendedPorts): Promise<void> {
  const { config, store, folder, passwords, starters } = ports;
  const { owner, starter, address } = config;
  if (!owner || (await hasOwner(store))) return;
  const email = Email.safeParse(owner.email);
  if (!email.success) {
    throw new StartupError('PLINTH_OWNER_EMAIL is not an e-mail address. Correct it.');
  }
  if (!NewPassword.safeParse(owner.password).success) {
    throw new StartupError('PLINTH_OWNER_PASSWORD needs 8 to 128 characters. Choose another.');
  }
  if (!starters.has(starter)) {
    const known = starters.list().map(({ id }) => id);
    throw new StartupError(`PLINTH_STARTER names no starter. Choose one of: ${known.join(', ')}.`);
  }
  const password_hash = await passwords.hash(owner.password);
  const [name = 'Owner'] = email.data.split('@');
  const site = {
    ...{ name, email: email.data, password_hash, address },
    language: 'en_US',
    site_name: null,
    starter: await starters.prepare(starter),
  };
  await store.transaction(async (tx) => {
    if (!(await hasOwner({ read: tx.db }))) await setUp(tx, site, ports.secrets);
  }, systemActor('setup'));
  await markInstalled(store, folder);
}
