import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Exchanger, type MailResolver, mailExchangers } from './mail-exchangers.ts';
import { SAFE_MESSAGES, TIMEOUTS } from './transport-options.ts';

/** No server of a domain could be reached. Many providers block outgoing connections to port 25. */
export class PortBlocked extends Error {
  override readonly name = 'PortBlocked';
}

/** The domain of an address accepts no mail. */
export class NoExchanger extends Error {
  override readonly name = 'NoExchanger';
}

export type DirectPorts = {
  readonly resolver: MailResolver;
  readonly isAllowed: (address: string) => boolean;
  /** The name of this server, which other mail servers look up. */
  readonly hostname: string | undefined;
  /** Default: 25 */
  readonly port?: number;
};

const MAX_EXCHANGERS = 4;
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET']);

const isUnreached = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && UNREACHED.has(error.code);

const domainOf = (email: string): string => domainToASCII(email.slice(email.lastIndexOf('@') + 1));

/** Sends mail to the mail servers of its recipient, encrypted if they can. */
export function createDirect({ resolver, isAllowed, hostname, port = 25 }: DirectPorts) {
  const transportTo = ({ name, address }: Exchanger) =>
    createTransport({
      host: address,
      port,
      ...(hostname !== undefined && { name: hostname }),
      opportunisticTLS: true,
      // Certificates of mail servers rarely match; unverified encryption is better than none.
      tls: { servername: name, rejectUnauthorized: false },
      ...TIMEOUTS,
      ...SAFE_MESSAGES,
    });

  /** Tries one server after the other until one can be reached. */
  const withServerOf = async (
    email: string,
    use: (transport: ReturnType<typeof transportTo>) => Promise<unknown>,
  ): Promise<void> => {
    const domain = domainOf(email);
    const exchangers = await mailExchangers(domain, { resolver, isAllowed });
    if (exchangers.length === 0) throw new NoExchanger(`${domain} doesn't accept email.`);
    let failure = '';
    for (const exchanger of exchangers.slice(0, MAX_EXCHANGERS)) {
      const transport = transportTo(exchanger);
      try {
        await use(transport);
        return;
      } catch (error) {
        if (!isUnreached(error)) throw error;
        failure = `${exchanger.name}: ${error.message}`;
      } finally {
        transport.close();
      }
    }
    throw new PortBlocked(failure);
  };

  return {
    send: (message: SendMailOptions, to: string) =>
      withServerOf(to, (transport) => transport.sendMail(message)),
    /** Connects to the mail servers of the sender’s domain without sending. */
    check: (sender: string) => withServerOf(sender, (transport) => transport.verify()),
  };
}
