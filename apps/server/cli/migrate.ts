import { openStore } from '../storage/database/open-store.ts';
import { openDataFolder } from '../storage/folders/data-folder.ts';
import type { CommandContext } from './start.ts';

/** Opening the store runs the migrations. */
export async function migrateCommand({ config, log }: CommandContext): Promise<void> {
  const store = await openStore(config.store, openDataFolder(config.data), {
    clock: Date.now,
    onError: (err) => log.warn({ err }),
  });
  await store.close();
  console.log('Database schema is up to date.');
}
