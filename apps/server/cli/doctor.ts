import { createServer } from 'node:net';
import { createParts, type Parts } from '../parts.ts';
import { readActivation } from '../settings/activation.ts';
import { readGeneral } from '../settings/settings.ts';
import { StartupError } from '../storage/errors.ts';
import { hasOwner } from '../storage/open-store.ts';
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
    fine(`Database (${store.kind}): opens, undamaged, schema of this version`),
    hasSite
      ? fine('Owner: there is one')
      : fault('Owner: none yet. Start the server and open the set-up address.'),
    (await isPortFree(config.host, config.port))
      ? fine(`Port ${config.port}: free`)
      : fine(`Port ${config.port}: in use, by this product or another program`),
    !hasSite || address === config.address
      ? fine(`Address: ${config.address}`)
      : fault(
          `Address: the settings say ${address}, PLINTH_ADDRESS says ${config.address}. Make them the same.`,
        ),
    !hasSite || state === 'active'
      ? fine('Activation: active')
      : fault('Activation: not active for this address. Sign in to activate it.'),
    (await mailer.isConfigured())
      ? fine('Mail: an SMTP server is set')
      : fault('Mail: no SMTP server is set. Set one under Settings, Mail options.'),
    Number(failed.count) === 0
      ? fine('Jobs: none failed')
      : fault(`Jobs: ${failed.count} failed for good.`),
  ];
}

/** Tells what is right and what is not; fails only when the product would not start. */
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
