import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** Envelope recipients. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The URL with which mail programs unsubscribe. Empty if it has none. */
  readonly unsubscribe: string;
};

export type MailSink = {
  /** Mail settings of the product for this server. */
  readonly settings: object;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
};

/** A real SMTP server that stores all messages. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const { subject = '', text = '', headers } = mail;
        const list = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
        received.push({
          ...{ to: envelope.rcptTo.map(({ address }) => address), subject, text },
          unsubscribe: list.replace(/[<>]/g, ''),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      use_smtp: true,
      server: '127.0.0.1',
      port,
      secure: 'none',
      authentication: 'none',
      sender: 'site@example.com',
    },
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
