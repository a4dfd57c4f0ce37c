import type { JobHandler } from '../jobs/runner.ts';
import { hashToken } from '../security/tokens.ts';
import type { Mailer } from './mailer.ts';
import type { Mail } from './queue.ts';

/** Sends a queued mail. Retries use the same Message-ID, so mail clients can drop duplicates. */
export const createSendMail =
  ({ mailer }: { readonly mailer: Mailer }): JobHandler =>
  async (mail: Mail, { key }) => {
    await mailer.send(mail, `<${hashToken(key)}@plinth.invalid>`);
  };
