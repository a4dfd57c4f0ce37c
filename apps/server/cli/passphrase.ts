import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { MIN_PASSPHRASE } from '@plinth/contract';
import type { Environment } from '../config.ts';
import { StartupError } from '../storage/errors.ts';

const VARIABLE = 'PLINTH_BACKUP_PASSPHRASE';

/** Asks on the terminal without showing what is typed. */
function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => {
      process.stderr.write('\n');
      reject(new StartupError('No passphrase was entered.'));
    });
  });
}

/** From the environment. */
export const givenPassphrase = (environment: Environment): string | undefined =>
  environment[VARIABLE] || undefined;

/** The passphrase of an encrypted backup: from the environment, or from the terminal. */
export async function readPassphrase(environment: Environment): Promise<string> {
  const given = givenPassphrase(environment);
  if (given) return given;
  if (!process.stdin.isTTY) {
    throw new StartupError(`The backup is encrypted. Set ${VARIABLE} to its passphrase.`);
  }
  return ask('Passphrase of the backup: ');
}

/** A passphrase for a new backup. */
export async function readNewPassphrase(environment: Environment): Promise<string> {
  const passphrase = await readPassphrase(environment);
  if (passphrase.length < MIN_PASSPHRASE) {
    throw new StartupError(`The passphrase must have at least ${MIN_PASSPHRASE} characters.`);
  }
  return passphrase;
}
