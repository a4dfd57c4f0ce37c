import { openHub, startHub } from '../hub/start-hub.ts';
import { StartupError } from '../storage/errors.ts';
import { openDataFolder } from '../storage/folders/data-folder.ts';
import type { CommandContext } from './start.ts';

/** A site has its own hub and its own keys. */
function rejectSiteFolder(data: string): void {
  if (!openDataFolder(data).marker()) return;
  throw new StartupError(
    `${data} is the folder of a site. Set PLINTH_DATA to another folder for the hub.`,
  );
}

/** Runs until it receives a stop signal. */
export async function runHub(command: CommandContext): Promise<void> {
  const { config, log } = command;
  rejectSiteFolder(config.data);
  const hub = await startHub(command);
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    await hub.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  console.log(`\n  Hub  ${hub.url}\n  Key  ${hub.key}\n`);
  console.log('  On each site, set PLINTH_HUB to the hub’s URL and PLINTH_HUB_KEY to its key.\n');
}

export async function releaseProduct(command: CommandContext, productId: string): Promise<void> {
  rejectSiteFolder(command.config.data);
  const { store } = openHub(command);
  try {
    if (!(await store.releaseLicense(productId))) {
      throw new StartupError(`No site has the product ID ${productId}.`);
    }
    console.log(`${productId} can be activated for another domain.`);
  } finally {
    await store.close();
  }
}

/** The latest messages from sites, newest first. */
export async function printFeedback(command: CommandContext): Promise<void> {
  const { store } = openHub(command);
  try {
    for (const { received, domain, sender, subject, body } of await store.listFeedback()) {
      const time = new Date(received).toISOString();
      console.log(`${time}  ${domain}  ${sender}\n${subject}\n${body}\n`);
    }
  } finally {
    await store.close();
  }
}
