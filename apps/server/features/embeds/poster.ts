import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FetchedResponse, SafeFetch } from '../../outbound/safe-fetch.ts';
import type { IncomingFile } from '../../rpc/context.ts';

/** An image of another site, as a file of this one. */
export type FetchedImage = { readonly file: IncomingFile; readonly hash: string };

const EXTENSIONS: { readonly [type: string]: string } = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The extension of an image by its type. Undefined for everything else. */
export const extensionOf = ({ headers }: FetchedResponse): string | undefined =>
  EXTENSIONS[(headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''];

/** The name is for display only, and shortened by the library. */
const fileName = (title: string, extension: string): string =>
  `${
    title
      .replace(/[\\/.:*?"<>|\s]+/g, ' ')
      .trim()
      .slice(0, 100) || 'video'
  }.${extension}`;

/** The name and content of a new file, with its SHA-256. */
export const imageFile = (name: string, body: Uint8Array): FetchedImage => ({
  file: { name, stream: Readable.from([body]) },
  hash: createHash('sha256').update(body).digest('hex'),
});

/** Fetches the first of these URLs that leads to an image. */
export async function fetchImage(
  urls: readonly URL[],
  title: string,
  fetch: SafeFetch,
): Promise<FetchedImage | null> {
  for (const url of urls) {
    const response = await fetch(url);
    const extension = response?.status === 200 ? extensionOf(response) : undefined;
    if (!response || extension === undefined) continue;
    return imageFile(fileName(title, extension), response.body);
  }
  return null;
}
