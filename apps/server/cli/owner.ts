import { NewPassword, ProfileFields } from '@plinth/model';
import { type AppContext, createAppContext } from '../app-context.ts';
import type { Environment } from '../config.ts';
import { issueResetLink } from '../features/auth/password-reset.ts';
import { createSite, serverTimeZone } from '../features/setup/create-site.ts';
import { issueSetupLink } from '../features/setup/setup.ts';
import { NO_STARTER } from '../features/themes/starter.ts';
import { resetLink } from '../services.ts';
import { systemActor } from '../storage/database/actor.ts';
import { hasOwner, markInstalled } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
import type { CommandContext } from './start.ts';

export type OwnerOptions = {
  readonly email: string;
  readonly name?: string;
  readonly password?: string;
  readonly environment: Environment;
};

async function withContext(
  command: CommandContext,
  work: (context: AppContext) => Promise<void>,
): Promise<void> {
  const context = await createAppContext(command);
  try {
    await work(context);
  } finally {
    await context.store.close();
  }
}

function parseProfile({ email, name }: OwnerOptions) {
  const parsedEmail = ProfileFields.shape.email.safeParse(email);
  if (!parsedEmail.success) throw new StartupError(`${email} is not a valid email address.`);
  const parsedName = ProfileFields.shape.name.safeParse(name ?? parsedEmail.data.split('@')[0]);
  if (!parsedName.success)
    throw new StartupError('Name must be a single line of 1 to 100 characters.');
  return { email: parsedEmail.data, name: parsedName.data };
}

export async function createOwner(command: CommandContext, options: OwnerOptions): Promise<void> {
  const password = options.password ?? options.environment.PLINTH_OWNER_PASSWORD ?? '';
  const profile = parseProfile(options);
  if (!NewPassword.safeParse(password).success) {
    throw new StartupError(
      'Password must have 8 to 128 characters. Pass it with --password or PLINTH_OWNER_PASSWORD.',
    );
  }
  await withContext(command, async (context) => {
    const { store, folder, passwords, config, starters, secrets } = context;
    if (await hasOwner(store)) throw new StartupError('This site already has an owner.');
    const password_hash = await passwords.hash(password);
    const { address, starter } = config;
    const site = {
      ...profile,
      ...{ password_hash, address },
      language: 'en_US',
      site_name: null,
      time_zone: serverTimeZone(),
      under_construction: false,
      starter: await starters.prepare(starters.has(starter) ? starter : NO_STARTER),
    };
    await store.transaction((tx) => createSite(tx, site, secrets), systemActor('owner create'));
    await markInstalled(store, folder);
    await context.activation.begin(systemActor('owner create'));
    console.log(`${profile.email} is now the site owner.`);
  });
}

export async function printResetLink(command: CommandContext): Promise<void> {
  await withContext(command, async (context) => {
    const { store } = context;
    const owner = await store.read
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'owner')
      .executeTakeFirst();
    if (!owner) {
      throw new StartupError(
        'This site has no owner yet. Print a setup link with "npx plinth owner setup-link".',
      );
    }
    const token = await store.transaction(
      (tx) => issueResetLink(tx, owner.id),
      systemActor('owner reset-link'),
    );
    console.log(
      `This link works once and expires in one hour:\n${await resetLink(context, token)}`,
    );
  });
}

/** For a running server whose printed link has expired. */
export async function printSetupLink(command: CommandContext): Promise<void> {
  await withContext(command, async ({ store, config }) => {
    const link = await issueSetupLink(store, config.address);
    if (link === null) throw new StartupError('This site already has an owner.');
    console.log(`This link works once and expires in 30 minutes:\n${link}`);
  });
}
