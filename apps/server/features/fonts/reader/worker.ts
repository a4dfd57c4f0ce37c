import { parentPort, workerData } from 'node:worker_threads';
import { parseFont } from './parse-font.ts';

/** Decodes an untrusted font in a thread of its own, and exits. */
parseFont(workerData).then((info) => parentPort?.postMessage(info));
