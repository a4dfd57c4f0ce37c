import { flushCompileCache } from 'node:module';
import { Readable } from 'node:stream';
import { DEFAULT_UPLOAD_LIMITS } from '@plinth/model';
import { createImageProcessor } from '../features/media/images/image-processor.ts';
import { createMedia } from '../features/media/media.ts';
import { openStore } from '../storage/database/open-store.ts';
import type { Store, StoreConfig } from '../storage/database/store.ts';
import type { FileStore } from '../storage/files/file-store.ts';
import { openMediaFiles } from '../storage/files/open-files.ts';
import { openDataFolder } from '../storage/folders/data-folder.ts';
import { sampleImage } from './sample-image.ts';

/**
 * Uploads an image in a separate process that is killed midway. Arguments: the data folder, the
 * database, and the number of the write at which it dies, counting files and transactions.
 */
const [folder = '', database = '', step = '1'] = process.argv.slice(2);

// A killed process doesn't write its compiled code, which the next one can use.
flushCompileCache();

let writes = 0;
const dieAt = async <T>(write: Promise<T>): Promise<T> => {
  const result = await write;
  writes += 1;
  if (writes === Number(step)) process.kill(process.pid, 'SIGKILL');
  return result;
};

const dying = (store: Store): Store => ({
  ...store,
  transaction: (work, actor) => dieAt(store.transaction(async (tx) => dieAt(work(tx)), actor)),
});
const dyingFiles = (store: FileStore): FileStore => ({
  ...store,
  moveIn: (key, path) => dieAt(store.moveIn(key, path)),
  remove: (key) => dieAt(store.remove(key)),
});

const ports = { clock: Date.now, onError: () => undefined };
const store = await openStore(JSON.parse(database) as StoreConfig, openDataFolder(folder), ports);
const files = openMediaFiles({ folder, address: undefined, environment: {} });
const media = createMedia({
  sampleHashes: async () => new Set(),
  store: dying(store),
  mediaFiles: { ...files, store: dyingFiles(files.store) },
  images: createImageProcessor({ timeoutMs: 20_000 }),
  readLimits: async () => DEFAULT_UPLOAD_LIMITS,
});

const context = {
  actor: { account_id: null, session_id: null, ip: '', method: 'test' },
  session: { id: 1, account_id: 1, stepped_up: 0, user: { id: 1, name: '', email: '' } },
  caller: {
    ip: '',
    device: '',
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  },
};
const bytes = await sampleImage(100, 50).jpeg().toBuffer();
const file = { name: 'picture.jpg', stream: Readable.from([bytes]) };
const { id } = await media.upload({ folder_id: null }, { ...context, file });
await media.delete({ ids: [id] }, context);
process.exit(0);
