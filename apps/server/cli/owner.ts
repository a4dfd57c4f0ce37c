import { NewPassword, ProfileFields } from '@plinth/model';
import type { Environment } from '../config.ts';
import { issueResetLink } from '../features/auth/password-reset.ts';
import { setUp } from '../features/setup/set-up.ts';
import { NO_STARTER } from '../features/themes/starter.ts';
import { createParts, type Parts } from '../parts.ts';
import { resetLink } from '../services.ts';
import { systemActor } from '../storage/database/actor.ts';
import { hasOwner, markInstalled } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
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
  if (!address.success) throw new StartupError(`${email} is not a valid email address.`);
  const called = ProfileFields.shape.name.safeParse(name ?? address.data.split('@')[0]);
  if (!called.success) throw new StartupError('Name must be a single line of 1 to 100 characters.');
  return { email: address.data, name: called.data };
}

export async function createOwner(setting: CommandSetting, options: OwnerOptions): Promise<void> {
  const password = options.password ?? options.environment.PLINTH_OWNER_PASSWORD ?? '';
  const profile = profileOf(options);
  if (!NewPassword.safeParse(password).success) {
    throw new StartupError(
      'Password must have 8 to 128 characters. Pass it with --password or PLINTH_OWNER_PASSWORD.',
    );
  }
  await withParts(setting, async (parts) => {
    const { store, folder, passwords, config, starters, secrets } = parts;
    if (await hasOwner(store)) throw new StartupError('This site already has an owner.');
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
    console.log(`${profile.email} is now the site owner.`);
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
        'This site has no owner yet. Start the server and open the setup link.',
      );
    }
    const token = await store.transaction(
      (tx) => issueResetLink(tx, owner.id),
      systemActor('owner reset-link'),
    );
    console.log(`This link works once and expires in one hour:\n${await resetLink(parts, token)}`);
  });
}
