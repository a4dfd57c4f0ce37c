import { spawn } from 'node:child_process';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { SAFE_MESSAGES } from './safe-messages.ts';

/** The program that sends mail failed, or is missing. */
export class MailProgramFailed extends Error {
  override readonly name = 'MailProgramFailed';
}

/** ms until a program that doesn't end is killed. */
const TIMEOUT = 120_000;

/** Runs the program with a message as its input. */
const feed = (path: string, args: readonly string[], message: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new MailProgramFailed(`${path}: ${reason}`));
    const program = spawn(path, args, { timeout: TIMEOUT, stdio: ['pipe', 'ignore', 'ignore'] });
    program.once('error', (error) => fail(error.message));
    program.once('close', (code, signal) => {
      if (code === 0) resolve();
      else fail(signal === null ? `ended with code ${code}` : `ended by ${signal}`);
    });
    // A program that ends early says why by its code.
    program.stdin.on('error', () => undefined);
    program.stdin.end(message);
  });

/** Hands a message to the machine's mail program. What happens later is in its own log. */
export async function sendByProgram(path: string, message: SendMailOptions): Promise<void> {
  const composer = createTransport({
    ...{ streamTransport: true, buffer: true, newline: 'unix' },
    ...SAFE_MESSAGES,
  });
  const { envelope, message: content } = await composer.sendMail(message);
  const sender = envelope.from === false ? [] : ['-f', envelope.from];
  await feed(path, ['-i', ...sender, '--', ...envelope.to], content as Buffer);
}
