import { MailNotConfigured } from './mailer.ts';

/** The commands at which servers refuse, by the field that they refuse. */
const COMMANDS: { readonly [command: string]: string } = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'to',
};

const codeOf = (error: object, name: 'code' | 'command'): string =>
  name in error ? String((error as Record<string, unknown>)[name]) : '';

/** What answered speaks no SMTP; what it said instead is nobody's business. */
export const isNoMailServer = (failure: unknown): boolean =>
  failure instanceof Error && codeOf(failure, 'code') === 'EPROTOCOL';

/** Which of the fields of the mail settings, or of a test mail, a failure to send it speaks of. */
export function faultyField(failure: unknown): string {
  if (failure instanceof MailNotConfigured) return 'use_smtp';
  if (!(failure instanceof Error)) return 'server';
  const command = COMMANDS[codeOf(failure, 'command')];
  if (command !== undefined) return command;
  return codeOf(failure, 'code') === 'EAUTH' ? 'username' : 'server';
}
