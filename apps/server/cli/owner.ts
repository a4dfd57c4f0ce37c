import { NewPassword, ProfileFields } from '@plinth/model';
import type { Environment } from '../config.ts';
import { createParts, type Parts } from '../parts.ts';
import { issueResetLink } from '../services/auth/password-reset.ts';
import { setUp } from '../services/setup/set-up.ts';
import { resetLink } from '../services.ts';
import { NO_STARTER } from '../starter/starter.ts';
import { systemActor } from '../storage/actor.ts';
import { StartupError } from '../storage/errors.ts';
import { hasOwner, markInstalled } from '../storage/open-store.ts';
import type { CommandSetting } from './start.ts';

export type OwnerOptions = {
  readonly email: string;
  readonly name?: string;
  readonly password?: string;
  readonly environment: Environment;
};

async function withParts(
  setting: CommandSetting,
  work: (parts: Parts) => Promise<void>,
): Promise<void> {
  const parts = await createParts(setting);
  try {
    await work(parts);
  } finally {
    await parts.store.close();
  }
}

function profileOf({ email, name }: OwnerOptions) {
  const address = ProfileFields.shape.email.safeParse(email);
  if (!address.success) throw new StartupError(`${email} is no e-mail address.`);
  const called = ProfileFields.shape.name.safeParse(name ?? address.data.split('@')[0]);
  if (!called.success) throw new StartupError('The name needs 1 to 100 characters on one line.');
  return { email: address.data, name: called.data };
}

export async function createOwner(setting: CommandSetting, options: OwnerOptions): Promise<void> {
  const password = options.password ?? options.environment.PLINTH_OWNER_PASSWORD ?? '';
  const profile = profileOf(options);
  if (!NewPassword.safeParse(password).success) {
    throw new StartupError(
      'The password needs 8 to 128 characters: give it with --password or PLINTH_OWNER_PASSWORD.',
    );
  }
  await withParts(setting, async (parts) => {
    const { store, folder, passwords, config, starters, secrets } = parts;
    if (await hasOwner(store)) throw new StartupError('There is an owner already.');
    const password_hash = await passwords.hash(password);
    const { address, starter } = config;
    const site = {
      ...profile,
      ...{ password_hash, address },
      language: 'en_US',
      site_name: null,
      starter: await starters.prepare(starters.has(starter) ? starter : NO_STARTER),
    };
    await store.transaction((tx) => setUp(tx, site, secrets), systemActor('owner create'));
    await markInstalled(store, folder);
    console.log(`${profile.email} owns the site now.`);
  });
}

export async function printResetLink(setting: CommandSetting): Promise<void> {
  await withParts(setting, async (parts) => {
    const { store } = parts;
    const owner = await store.read
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'owner')
      .executeTakeFirst();
    if (!owner) {
      throw new StartupError(
        'There is no owner yet: start the server and open the set-up address.',
      );
    }
    const token = await store.transaction(
      (tx) => issueResetLink(tx, owner.id),
      systemActor('owner reset-link'),
    );
    console.log(`It works once, within an hour:\n${await resetLink(parts, token)}`);
  });
}
