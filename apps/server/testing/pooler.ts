import { connect, createServer, type Socket } from 'node:net';

/** Length and version of the protocol, before the parameters. */
const HEAD = 8;

/** The first message of a client, without its `options`. */
function withoutOptions(message: Buffer): Buffer {
  const texts = message.toString('latin1', HEAD, message.readInt32BE(0) - 2).split('\0');
  const kept = texts.filter((_, index) => texts[index - (index % 2)] !== 'options');
  const body = Buffer.from(`${kept.join('\0')}\0\0`, 'latin1');
  const head = Buffer.from(message.subarray(0, HEAD));
  head.writeInt32BE(HEAD + body.length);
  return Buffer.concat([head, body]);
}

/** In front of PostgreSQL: it drops the options of connections, as poolers do. */
export async function startPooler(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.once('data', (message) => {
      database.write(withoutOptions(message));
      client.pipe(database);
    });
    database.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pooled = new URL(url);
  pooled.port = String(Object(server.address()).port);
  return {
    url: pooled.href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
