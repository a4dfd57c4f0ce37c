import { NoExchanger, PortBlocked } from './direct.ts';
import { MailProgramFailed } from './mail-program.ts';
import { MailNotConfigured } from './mailer.ts';

/** The settings field that each SMTP command depends on. */
const COMMANDS: { readonly [command: string]: string } = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'to',
};

/** What only happens without SMTP. */
const BY_ITSELF = [MailNotConfigured, PortBlocked, MailProgramFailed];

const codeOf = (error: object, name: 'code' | 'command'): string =>
  name in error ? String((error as Record<string, unknown>)[name]) : '';

/**
 * The server doesn't speak SMTP. Its response isn't shown, because it could reveal internal
 * services.
 */
export const isNoMailServer = (failure: unknown): boolean =>
  failure instanceof Error && codeOf(failure, 'code') === 'EPROTOCOL';

/** The field of the mail settings or test mail that caused a failure. */
export function faultyField(failure: unknown): string {
  if (BY_ITSELF.some((kind) => failure instanceof kind)) return 'use_smtp';
  if (failure instanceof NoExchanger) return 'to';
  if (!(failure instanceof Error)) return 'server';
  const command = COMMANDS[codeOf(failure, 'command')];
  if (command !== undefined) return command;
  return codeOf(failure, 'code') === 'EAUTH' ? 'username' : 'server';
}
