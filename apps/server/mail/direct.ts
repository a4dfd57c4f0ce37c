import { connect, type Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Exchanger, type MailResolver, mailExchangers } from './mail-exchangers.ts';
import { SAFE_MESSAGES } from './safe-messages.ts';

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
  /** Default: `LIMITS` */
  readonly limits?: Limits;
};

type Limits = {
  /** How many servers of a domain are tried. */
  readonly servers: number;
  /** ms until a server counts as not reached. */
  readonly connect: number;
  /** ms until a delivery ends, whatever the server says. */
  readonly total: number;
};

const LIMITS: Limits = { servers: 4, connect: 15_000, total: 120_000 };

/** Someone waits for what a check finds. */
const CHECK_LIMITS: Limits = { servers: 2, connect: 4_000, total: 10_000 };

const domainOf = (email: string): string => domainToASCII(email.slice(email.lastIndexOf('@') + 1));

/** Rejects if the server can't be reached in time. */
const reach = ({ address }: Exchanger, port: number, ms: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: address, port });
    const timer = setTimeout(() => socket.destroy(new Error('no response')), ms);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      // The transport listens once it has the socket.
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });

/** Sends mail to the mail servers of its recipient, encrypted if they can. */
export function createDirect(ports: DirectPorts) {
  const { resolver, isAllowed, hostname, port = 25, limits = LIMITS } = ports;

  /** The first server of a domain that can be reached. Only that one gets the message. */
  const firstOf = async (domain: string, { servers, connect: ms }: Limits) => {
    const exchangers = await mailExchangers(domain, { resolver, isAllowed });
    if (exchangers.length === 0) throw new NoExchanger(`${domain} doesn't accept email.`);
    let failure = '';
    for (const exchanger of exchangers.slice(0, servers)) {
      try {
        return { name: exchanger.name, socket: await reach(exchanger, port, ms) };
      } catch (error) {
        failure = `${exchanger.name}: ${error instanceof Error ? error.message : ''}`;
      }
    }
    throw new PortBlocked(failure);
  };

  const transportOn = (socket: Socket, name: string) =>
    createTransport({
      connection: socket,
      host: name,
      port,
      ...(hostname !== undefined && { name: hostname }),
      opportunisticTLS: true,
      // Certificates of mail servers rarely match; unverified encryption is better than none.
      tls: { servername: name, rejectUnauthorized: false },
      ...SAFE_MESSAGES,
    });

  const withServerOf = async (
    email: string,
    within: Limits,
    use: (transport: ReturnType<typeof transportOn>) => Promise<unknown>,
  ): Promise<void> => {
    const { name, socket } = await firstOf(domainOf(email), within);
    // A server that keeps talking would hold up all other mail.
    const timer = setTimeout(() => socket.destroy(), within.total);
    try {
      await use(transportOn(socket, name));
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };

  return {
    send: (message: SendMailOptions, to: string) =>
      withServerOf(to, limits, (transport) => transport.sendMail(message)),
    /** Connects to the mail servers of the sender’s domain, if it has any, without sending. */
    check: async (sender: string) => {
      try {
        await withServerOf(sender, CHECK_LIMITS, (transport) => transport.verify());
      } catch (error) {
        if (!(error instanceof NoExchanger)) throw error;
      }
    },
  };
}
