import { Resolver } from 'node:dns/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { findMailProgram } from '../storage/folders/mail-program.ts';
import { createDirect, type DirectPorts } from './direct.ts';
import { SAFE_MESSAGES } from './transport-options.ts';

/** How the server sends mail without an SMTP account. */
export type OwnDelivery = {
  readonly send: (message: SendMailOptions, to: string) => Promise<void>;
  /** Finds out what can be found out without sending. */
  readonly check: (sender: string) => Promise<void>;
};

type OwnDeliveryPorts = Pick<DirectPorts, 'isAllowed' | 'hostname'> & {
  /** The setting `PLINTH_SENDMAIL`. */
  readonly sendmail: string | undefined;
};

/** Hands messages to a program. What happens later is in its own log. */
const byProgram = (path: string): OwnDelivery => ({
  send: async (message) => {
    await createTransport({ sendmail: true, path, ...SAFE_MESSAGES }).sendMail(message);
  },
  check: async () => undefined,
});

/** Through the machine's own mail program if there is one; otherwise to the recipient's servers. */
export function createOwnDelivery({ sendmail, ...direct }: OwnDeliveryPorts): OwnDelivery {
  const program = findMailProgram(sendmail);
  if (program !== null) return byProgram(program);
  return createDirect({ ...direct, resolver: new Resolver({ timeout: 5_000, tries: 2 }) });
}
