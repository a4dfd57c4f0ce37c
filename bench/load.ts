import { connect } from 'node:net';

export type Load = {
  readonly rps: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
};

type Options = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly requests: number;
  readonly headers?: string;
};

const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** Total size of a response in bytes, once its headers have arrived. Null before. */
function sizeOf(chunk: Buffer): number | null {
  const head = chunk.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const text = chunk.subarray(0, head + 2).toString('latin1');
  const length = / 304 /.test(text.slice(0, 16)) ? 0 : Number(LENGTH.exec(text)?.[1] ?? 0);
  return head + 4 + length;
}

/** Sends a number of requests over keep-alive connections, one at a time on each. */
export async function load({
  port,
  path,
  connections,
  requests,
  headers = '',
}: Options): Promise<Load> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers}\r\n`;
  const times: number[] = [];
  let left = requests;
  let bytes = 0;
  const started = performance.now();

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let buffer = Buffer.alloc(0);
      let sent = 0;
      const next = () => {
        if (left-- <= 0) return socket.end();
        sent = performance.now();
        return socket.write(request);
      };
      socket.setNoDelay(true);
      socket.on('connect', next);
      socket.on('data', (chunk) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        const size = sizeOf(buffer);
        if (size === null || buffer.length < size) return;
        times.push(performance.now() - sent);
        bytes = size;
        buffer = buffer.subarray(size);
        next();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });

  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { rps: times.length / seconds, p50: at(0.5), p99: at(0.99), bytes };
}

/** Runs in a separate process, so that it doesn't share a thread with the measured server. */
if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? '{}') as Options;
  process.stdout.write(JSON.stringify(await load(options)));
}
