import { buffer } from 'node:stream/consumers';
import { FONT_PATH } from '@plinth/model';
import { type FileStore, isFileKey } from '../storage/files/file-store.ts';
import { readFileIfExists } from '../storage/files/read-file.ts';
import type { FontFiles } from '../storage/folders/fonts-folder.ts';
import type { Themes } from '../storage/folders/themes-folder.ts';
import type { Content } from './cache/site-response.ts';
import { ASSET_HEADERS } from './headers.ts';

const FILE = /^([a-z0-9-]{1,64})\/([a-z0-9-]{1,64}\.woff2)$/;

const HEADERS = { ...ASSET_HEADERS, 'content-type': 'font/woff2' };

/** Where fonts come from. */
export type FontSources = {
  readonly themes: Themes;
  readonly fontFiles: FontFiles;
  readonly mediaFiles: { readonly store: Pick<FileStore, 'open'> };
};

async function readUpload({ store }: FontSources['mediaFiles'], key: string) {
  const file = await store.open(key);
  return file ? buffer(file.stream) : undefined;
}

/**
 * A font file by the name in its face: `harbor/inter-latin.woff2` is in the `fonts/` folder of a
 * theme, `lora/lora-latin.woff2` in the fonts that ship with the product, and the key of a file in
 * those that the owner uploaded.
 */
export async function readFont(
  { themes, fontFiles, mediaFiles }: FontSources,
  name: string,
): Promise<Buffer | undefined> {
  const [, folder = '', file = ''] = FILE.exec(name) ?? [];
  if (file !== '' && isFileKey(name)) return readUpload(mediaFiles, name);
  if (themes.has(folder)) return readFileIfExists(themes.path(folder, `fonts/${file}`));
  return fontFiles.has(folder) ? readFileIfExists(fontFiles.path(folder, file)) : undefined;
}

/** The response of a font's URL. */
export async function fontResponse(
  sources: FontSources,
  url: string,
): Promise<Content | undefined> {
  const body = await readFont(sources, url.slice(FONT_PATH.length));
  return body && { status: 200, headers: HEADERS, body };
}
