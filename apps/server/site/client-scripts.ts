import { readFileIfExists } from '../storage/files/read-file.ts';
import type { AppFiles } from '../storage/folders/app-files.ts';
import type { Content } from './cache/site-response.ts';
import { ASSET_HEADERS } from './headers.ts';

const FOLDER = 'apps/server/dist';
export const CLIENTS_PATH = '/assets/clients/';

type Manifest = { readonly [client: string]: { readonly file: string } };

/** Client scripts of widgets from the build, with hashes in their URLs. */
export type ClientScripts = {
  readonly url: (client: string) => string;
  readonly read: (url: string) => Content | undefined;
};

/** `onUnknown` is told once of each script that the build doesn't have. */
export function openClientScripts(
  { root, readText }: AppFiles,
  onUnknown: (client: string) => void = () => undefined,
): ClientScripts {
  const manifest = JSON.parse(readText(`${FOLDER}/clients.json`) ?? '{}') as Manifest;
  const contents = new Map(
    Object.values(manifest).flatMap(({ file }): [string, Content][] => {
      const body = readFileIfExists(`${root}/${FOLDER}/clients/${file}`);
      const headers = { ...ASSET_HEADERS, 'content-type': 'text/javascript; charset=utf-8' };
      return body ? [[CLIENTS_PATH + file, { status: 200, headers, body }]] : [];
    }),
  );
  const unknown = new Set<string>();
  const fileOf = (client: string): string => {
    const file = manifest[client]?.file;
    if (file === undefined && contents.size > 0 && !unknown.has(client)) {
      unknown.add(client);
      onUnknown(client);
    }
    return file ?? `${client}.js`;
  };
  return {
    url: (client) => CLIENTS_PATH + fileOf(client),
    read: (url) => contents.get(url),
  };
}
