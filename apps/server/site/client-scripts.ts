import { readFileIfExists } from '../storage/files/read-file.ts';
import type { AppFiles } from '../storage/folders/app-files.ts';
import type { Content } from './cache/site-response.ts';
import { ASSET_HEADERS } from './headers.ts';

const FOLDER = 'apps/server/dist';
const URL_PREFIX = '/assets/clients/';

type Manifest = { readonly [client: string]: { readonly file: string } };

/** Client scripts of widgets from the build, with hashes in their URLs. */
export type ClientScripts = {
  readonly url: (client: string) => string;
  readonly read: (url: string) => Content | undefined;
};

export function openClientScripts({ root, readText }: AppFiles): ClientScripts {
  const manifest = JSON.parse(readText(`${FOLDER}/clients.json`) ?? '{}') as Manifest;
  const contents = new Map(
    Object.values(manifest).flatMap(({ file }): [string, Content][] => {
      const body = readFileIfExists(`${root}/${FOLDER}/clients/${file}`);
      const headers = { ...ASSET_HEADERS, 'content-type': 'text/javascript; charset=utf-8' };
      return body ? [[URL_PREFIX + file, { status: 200, headers, body }]] : [];
    }),
  );
  return {
    url: (client) => `${URL_PREFIX}${manifest[client]?.file ?? `${client}.js`}`,
    read: (url) => contents.get(url),
  };
}
