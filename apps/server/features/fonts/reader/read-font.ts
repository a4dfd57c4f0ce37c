import { Worker } from 'node:worker_threads';
import type { FontInfo } from './font-info.ts';

/** Far more than the largest font needs. */
const READ_MS = 10_000;
const CONVERT_MS = 60_000;

export type FontTask = { readonly font: Uint8Array; readonly isConverted: boolean };
export type ReadFont = { readonly info: FontInfo; readonly woff2: Uint8Array };

/** Next to this file in the source tree, next to the bundle in a build. */
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './font-worker.mjs', import.meta.url);

const inWorker = (task: FontTask, timeoutMs: number): Promise<ReadFont | null> =>
  new Promise((resolve) => {
    const worker = new Worker(workerFile(), { workerData: task, stdout: true, stderr: true });
    const settle = (result: ReadFont | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(settle, timeoutMs, null);
    worker
      .on('message', settle)
      .on('error', () => settle(null))
      .on('exit', () => settle(null));
  });

/** Reads an untrusted WOFF2 file. Null if it is broken, malicious, or not a font. */
export const readFontInfo = async (woff2: Uint8Array): Promise<FontInfo | null> =>
  (await inWorker({ font: woff2, isConverted: false }, READ_MS))?.info ?? null;

let lastConversion: Promise<unknown> = Promise.resolve();

/**
 * Converts an untrusted TrueType or OpenType file to WOFF2. Null if it is broken, malicious, or not
 * a font. Files are converted one at a time, because each keeps a processor busy for seconds.
 */
export function convertFont(font: Uint8Array): Promise<ReadFont | null> {
  const conversion = lastConversion.then(() => inWorker({ font, isConverted: true }, CONVERT_MS));
  lastConversion = conversion.catch(() => undefined);
  return conversion;
}
