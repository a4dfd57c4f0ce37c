import { Resolver } from 'node:dns/promises';
import type { SendMailOptions } from 'nodemailer';
import { findMailProgram, isRunnable } from '../storage/folders/mail-program.ts';
import { createDirect, type DirectPorts } from './direct.ts';
import { MailProgramFailed, sendByProgram } from './mail-program.ts';

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

const byProgram = (path: string): OwnDelivery => ({
  send: (message) => sendByProgram(path, message),
  check: async () => {
    if (!(await isRunnable(path))) throw new MailProgramFailed(`${path}: can't be run`);
  },
});

/** Through the machine's own mail program if there is one; otherwise to the recipient's servers. */
export function createOwnDelivery({ sendmail, ...direct }: OwnDeliveryPorts): OwnDelivery {
  const program = findMailProgram(sendmail);
  if (program !== null) return byProgram(program);
  return createDirect({ ...direct, resolver: new Resolver({ timeout: 3_000, tries: 2 }) });
}
