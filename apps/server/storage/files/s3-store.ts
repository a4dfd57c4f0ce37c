import { rm } from 'node:fs/promises';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';
import type { S3Config } from './s3-config.ts';
import { openS3Objects } from './s3-objects.ts';
import { createStagedPut, type Staging } from './staging.ts';

/** Stores files in an S3-compatible bucket. */
export function createS3Store(config: S3Config, staging: Staging, send?: typeof fetch): FileStore {
  const objects = openS3Objects(config, send);
  const checked = (key: string): string => {
    assertFileKey(key);
    return key;
  };
  const moveIn: FileStore['moveIn'] = async (key, path) => {
    await objects.putFile(checked(key), path);
    await rm(path, { force: true });
  };

  return {
    localPath: () => null,
    moveIn,
    put: createStagedPut(staging, moveIn),
    size: (key) => objects.size(checked(key)),
    open: async (key, range) => objects.open(checked(key), range),
    remove: (key) => objects.remove(checked(key)),
    async *list() {
      for await (const { name, ...file } of objects.list()) {
        if (isFileKey(name)) yield { key: name, ...file };
      }
    },
  };
}
