import { migrate } from '../storage/database/migrate.ts';
import { openDatabase, type StoreConfig } from '../storage/database/store.ts';

/** Migrates a database in a separate process that a test can kill. */
const config: StoreConfig = JSON.parse(process.argv[2] ?? '');
const store = openDatabase(config, { clock: Date.now, onError: () => undefined });
await migrate(store.writer, config.kind);
await store.close();
