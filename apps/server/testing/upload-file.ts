import { type MediaRecord, RpcError, type RpcErrorObject } from '@plinth/contract';
import { multipart, type TestBrowser } from './server.ts';

export type Upload = (
  bytes: Uint8Array<ArrayBuffer> | Buffer | string,
  name: string,
  params?: { readonly folder_id?: number | null },
) => Promise<MediaRecord>;

type UploadResponse = { readonly result: MediaRecord; readonly error?: RpcErrorObject };

export async function sendFile(
  browser: TestBrowser,
  { method, params, file }: { method: string; params: object; file: File },
): Promise<MediaRecord> {
  const response = await browser.post(multipart(`MediaService.${method}`, params, file));
  const { result, error } = (await response.json()) as UploadResponse;
  if (response.status !== (error?.code === 413 ? 413 : 200)) {
    throw new Error(`status ${response.status} does not match the response`);
  }
  if (error) throw RpcError.from(error);
  return result;
}

export const fileOf = (bytes: Uint8Array | string, name: string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

/** Uploads files like the panel. Throws on errors. */
export const uploader =
  (browser: TestBrowser): Upload =>
  (bytes, name, params = {}) =>
    sendFile(browser, { method: 'upload', params, file: fileOf(bytes, name) });
