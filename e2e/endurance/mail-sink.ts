import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps which emails it took. */
export type MailSink = {
  readonly port: number;
  /** The Message-IDs of the emails about each submission, one for each delivery. */
  readonly delivered: ReadonlyMap<number, readonly string[]>;
  readonly stop: () => Promise<void>;
};

/** How a submission is named in its text. */
export const markOf = (number: number): string => `Submission number ${number}.`;

const MARK = /Submission number (\d+)\./;
const MESSAGE_ID = /^Message-ID:\s*(<[^>]+>)/im;

export async function startMailSink(): Promise<MailSink> {
  const delivered = new Map<number, string[]>();
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    onData: (stream, _, done) => {
      const take = (mail: string) => {
        const number = Number(MARK.exec(mail)?.[1]);
        const id = MESSAGE_ID.exec(mail)?.[1] ?? '';
        delivered.set(number, [...(delivered.get(number) ?? []), id]);
      };
      // A kill cuts emails off.
      void text(stream)
        .then(take, () => undefined)
        .then(() => done());
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    port: (smtp.server.address() as AddressInfo).port,
    delivered,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
