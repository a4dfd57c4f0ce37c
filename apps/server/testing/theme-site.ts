import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testServer } from './server.ts';
import type { DatabaseKind } from './stores.ts';
import { fileOf } from './upload-file.ts';

/** A site to install themes on, and what it stores. */
export async function themeSite(kind: DatabaseKind, environment: Record<string, string> = {}) {
  const server = await testServer(kind, { environment });
  const { client, fetch } = await server.owner();
  const { ThemesService: themes, UpdatesService: updates, BackupsService: backups } = client;
  const { mediaFiles, folder } = server.context;
  const install = (zip: Uint8Array, name = 'cove.zip') => themes.install({}, fileOf(zip, name));
  const find = async (id: string) => (await themes.getList()).items.find((one) => one.id === id);
  const storedKeys = async () => {
    const keys: string[] = [];
    for await (const { key } of mediaFiles.store.list()) keys.push(key);
    return keys;
  };
  const stagedFiles = () => readdirSync(join(folder.path, 'uploads', '.incoming'));

  return { server, themes, updates, backups, install, find, storedKeys, stagedFiles, fetch };
}
