import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterUse } from './after-use.ts';

export type Received = { readonly to: readonly string[]; readonly mail: Email };

/** Starts a mail server that records what it gets. Port 0 is any free one; answers its port. */
export async function listenForMail(port: number, received: Received[]): Promise<number> {
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  afterUse(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return (smtp.server.address() as AddressInfo).port;
}
