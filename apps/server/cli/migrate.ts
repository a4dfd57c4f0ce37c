import { openDataFolder } from '../storage/data-folder.ts';
import { openStore } from '../storage/open-store.ts';
import type { CommandSetting } from './start.ts';

/** Opening the store is what migrates it. */
export async function migrateCommand({ config, log }: CommandSetting): Promise<void> {
  const store = await openStore(config.store, openDataFolder(config.data), {
    clock: Date.now,
    onError: (err) => log.warn({ err }),
  });
  await store.close();
  console.log('The database has the schema of this version.');
}
