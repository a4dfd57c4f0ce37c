import { createServer } from 'node:net';
import { readActivation } from '../features/activation/activation-state.ts';
import { createParts, type Parts } from '../parts.ts';
import { readGeneral } from '../settings/settings.ts';
import { hasOwner } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
import type { CommandSetting } from './start.ts';

type Finding = { readonly isFine: boolean; readonly text: string };

const fine = (text: string): Finding => ({ isFine: true, text });
const fault = (text: string): Finding => ({ isFine: false, text });

const isPortFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

async function examine({ config, store, mailer }: Parts): Promise<Finding[]> {
  const { address } = await readGeneral(store.read);
  const { state } = await readActivation(store.read);
  const failed = await store.read
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  const hasSite = await hasOwner(store);
  return [
    fine(`Data folder ${config.data}: writable`),
    fine(`Database (${store.kind}): intact, schema up to date`),
    hasSite
      ? fine('Owner: set up')
      : fault('Owner: not set up. Start the server and open the setup link.'),
    (await isPortFree(config.host, config.port))
      ? fine(`Port ${config.port}: free`)
      : fine(`Port ${config.port}: in use (by Plinth or another program)`),
    !hasSite || address === config.address
      ? fine(`URL: ${config.address}`)
      : fault(
          `URL: the site settings have ${address}, PLINTH_ADDRESS has ${config.address}. Set both to the same URL.`,
        ),
    !hasSite || state === 'active'
      ? fine('Activation: active')
      : fault('Activation: not active for this URL. Sign in to activate.'),
    (await mailer.isConfigured())
      ? fine('Email: SMTP configured')
      : fault('Email: no SMTP server. Configure one in Settings > Mail options.'),
    Number(failed.count) === 0
      ? fine('Jobs: none failed')
      : fault(`Jobs: ${failed.count} failed permanently.`),
  ];
}

/** Prints all findings. Fails only if the product would not start. */
export async function doctor(setting: CommandSetting): Promise<void> {
  const parts = await createParts(setting);
  try {
    const findings = await examine(parts);
    for (const { isFine, text } of findings) console.log(`${isFine ? '✓' : '!'} ${text}`);
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(String(error));
  } finally {
    await parts.store.close();
  }
}
