import { createServer } from 'node:net';
import { type AppContext, createAppContext } from '../app-context.ts';
import { readGeneral } from '../settings/settings.ts';
import { hasOwner } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
import type { CommandContext } from './start.ts';

type CheckResult = { readonly isOk: boolean; readonly text: string };

const ok = (text: string): CheckResult => ({ isOk: true, text });
const problem = (text: string): CheckResult => ({ isOk: false, text });

const isPortFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

async function runChecks({
  config,
  store,
  mailer,
  activation,
}: AppContext): Promise<CheckResult[]> {
  const { address } = await readGeneral(store.read);
  const { state } = await activation.read();
  const failed = await store.read
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  const hasSite = await hasOwner(store);
  return [
    ok(`Data folder ${config.data}: writable`),
    ok(`Database (${store.kind}): intact, schema up to date`),
    hasSite
      ? ok('Owner: set up')
      : problem('Owner: not set up. Start the server and open the setup link.'),
    (await isPortFree(config.host, config.port))
      ? ok(`Port ${config.port}: free`)
      : ok(`Port ${config.port}: in use (by Plinth or another program)`),
    !hasSite || address === config.address
      ? ok(`URL: ${config.address}`)
      : problem(
          `URL: the site settings have ${address}, PLINTH_ADDRESS has ${config.address}. Set both to the same URL.`,
        ),
    !hasSite || state === 'active'
      ? ok('Activation: active')
      : problem('Activation: not active for this URL. Sign in to activate.'),
    (await mailer.isConfigured())
      ? ok('Email: SMTP configured')
      : problem('Email: no SMTP server. Configure one in Settings > Mail options.'),
    Number(failed.count) === 0
      ? ok('Jobs: none failed')
      : problem(`Jobs: ${failed.count} failed permanently.`),
  ];
}

/** Prints all findings. Fails only if the product would not start. */
export async function doctor(command: CommandContext): Promise<void> {
  const context = await createAppContext(command);
  try {
    const results = await runChecks(context);
    for (const { isOk, text } of results) console.log(`${isOk ? '✓' : '!'} ${text}`);
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(String(error));
  } finally {
    await context.store.close();
  }
}
