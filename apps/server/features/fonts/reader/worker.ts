import { parentPort, workerData } from 'node:worker_threads';
import { parseFont } from './parse-font.ts';
import type { FontTask, ReadFont } from './read-font.ts';
import { toWoff2 } from './to-woff2.ts';

async function run({ font, isConverted }: FontTask): Promise<ReadFont> {
  const woff2 = isConverted ? Uint8Array.from(await toWoff2(font)) : font;
  return { info: await parseFont(woff2), woff2 };
}

/** Decodes an untrusted font in a thread of its own, and exits. */
run(workerData).then((result) => parentPort?.postMessage(result));
