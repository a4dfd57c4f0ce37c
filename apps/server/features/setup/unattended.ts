import { Email, NewPassword } from '@plinth/model';
import type { Passwords } from '../../security/passwords.ts';
import type { Secrets } from '../../security/secrets.ts';
import { systemActor } from '../../storage/database/actor.ts';
import { hasOwner, markInstalled } from '../../storage/database/open-store.ts';
import type { Store } from '../../storage/database/store.ts';
import { StartupError } from '../../storage/errors.ts';
import type { DataFolder } from '../../storage/folders/data-folder.ts';
import type { Starters } from '../themes/starter.ts';
import { createSite, serverTimeZone } from './create-site.ts';

export type UnattendedPorts = {
  readonly starters: Starters;
  readonly secrets: Secrets;
  readonly config: {
    readonly owner: { readonly email: string; readonly password: string } | null;
    /** Starter id. */
    readonly starter: string;
    /** Public URL of the site, without a trailing slash. */
    readonly address: string;
  };
  readonly store: Store;
  readonly folder: DataFolder;
  readonly passwords: Passwords;
};

/** Sets up an empty installation from the environment if that defines an owner. */
export async function setUpUnattended(ports: UnattendedPorts): Promise<void> {
  const { config, store, folder, passwords, starters } = ports;
  const { owner, starter, address } = config;
  if (!owner || (await hasOwner(store))) return;
  const email = Email.safeParse(owner.email);
  if (!email.success) {
    throw new StartupError('PLINTH_OWNER_EMAIL is not a valid email address.');
  }
  if (!NewPassword.safeParse(owner.password).success) {
    throw new StartupError('PLINTH_OWNER_PASSWORD must have 8 to 128 characters.');
  }
  if (!starters.has(starter)) {
    const known = starters.list().map(({ id }) => id);
    throw new StartupError(
      `PLINTH_STARTER is not a known starter. Use one of: ${known.join(', ')}.`,
    );
  }
  const password_hash = await passwords.hash(owner.password);
  const [name = 'Owner'] = email.data.split('@');
  const site = {
    ...{ name, email: email.data, password_hash, address },
    language: 'en_US',
    site_name: null,
    time_zone: serverTimeZone(),
    under_construction: false,
    starter: await starters.prepare(starter),
  };
  await store.transaction(async (tx) => {
    if (!(await hasOwner({ read: tx.db }))) await createSite(tx, site, ports.secrets);
  }, systemActor('setup'));
  await markInstalled(store, folder);
}
