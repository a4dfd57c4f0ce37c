import { Worker } from 'node:worker_threads';
import type { FontInfo } from './font-info.ts';

/** Far more than the largest font needs. */
const TIMEOUT_MS = 10_000;

/** Next to this file in the source tree, next to the bundle in a build. */
const workerFile = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './font-worker.mjs', import.meta.url);

/** Reads an untrusted WOFF2 file. Null if it is broken, malicious, or not a font. */
export function readFontInfo(woff2: Uint8Array): Promise<FontInfo | null> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile(), { workerData: woff2, stdout: true, stderr: true });
    const settle = (info: FontInfo | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(info);
    };
    const timer = setTimeout(settle, TIMEOUT_MS, null);
    worker
      .on('message', settle)
      .on('error', () => settle(null))
      .on('exit', () => settle(null));
  });
}
