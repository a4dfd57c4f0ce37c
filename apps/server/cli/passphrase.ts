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
export async function readPassphrase(environment: Environment, asking = ask): Promise<string> {
  const given = givenPassphrase(environment);
  if (given) return given;
  if (asking === ask && !process.stdin.isTTY) {
    throw new StartupError(`The backup is encrypted. Set ${VARIABLE} to its passphrase.`);
  }
  return asking('Passphrase of the backup: ');
}

/** A passphrase for a new backup. It's hidden while it's typed, so it's asked for twice. */
export async function readNewPassphrase(environment: Environment, asking = ask): Promise<string> {
  const passphrase = await readPassphrase(environment, asking);
  if (passphrase.length < MIN_PASSPHRASE) {
    throw new StartupError(`The passphrase must have at least ${MIN_PASSPHRASE} characters.`);
  }
  if (givenPassphrase(environment)) return passphrase;
  if ((await asking('The same passphrase again: ')) !== passphrase) {
    throw new StartupError('The passphrases differ. Start again; nothing was backed up.');
  }
  return passphrase;
}
