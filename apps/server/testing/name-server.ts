import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterUse } from './after-use.ts';

type Records = {
  /** Mail servers of a domain, best first. */
  readonly mx: { readonly [domain: string]: readonly string[] };
  /** IPv4 addresses of a name. */
  readonly a: { readonly [name: string]: readonly string[] };
};

const TYPES = { a: 1, mx: 15 } as const;
const NO_SUCH_NAME = 3;

/** A name as in DNS messages: each label after its length, and an empty one at the end. */
const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter((label) => label !== '')
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function decodeName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function answersTo({ mx, a }: Records, name: string, type: number): readonly Buffer[] {
  if (type === TYPES.mx) {
    return (mx[name] ?? []).map((host, index) =>
      Buffer.concat([Buffer.from([0, (index + 1) * 10]), encodeName(host)]),
    );
  }
  if (type !== TYPES.a) return [];
  return (a[name] ?? []).map((address) => Buffer.from(address.split('.').map(Number)));
}

/** Starts a name server with these records. Returns its address for `Resolver.setServers`. */
export async function serveNames(records: Records): Promise<string> {
  const socket = createSocket('udp4');
  afterUse(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  socket.on('message', (query, { port, address }) => {
    const { name, end } = decodeName(query, 12);
    const type = query.readUInt16BE(end);
    const answers = answersTo(records, name, type);
    const isKnown = name in records.mx || name in records.a;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (isKnown ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    const parts = answers.map((data) => {
      // A pointer to the name of the question, type, class IN, no time to live, length.
      const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, 0]);
      head.writeUInt16BE(data.length, 10);
      return Buffer.concat([head, data]);
    });
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...parts]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}
