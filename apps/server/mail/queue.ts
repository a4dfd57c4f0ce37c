import { randomUUID } from 'node:crypto';
import { enqueue } from '../jobs/enqueue.ts';
import type { Tx } from '../storage/database/store.ts';

export type MailTemplate =
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'new_device'
  | 'feedback'
  | 'submission'
  | 'newsletter_confirm'
  | 'newsletter_known'
  | 'test';

export type Mail = {
  readonly template: MailTemplate;
  readonly to: { readonly name: string; readonly email: string; readonly language: string };
  readonly replyTo?: { readonly name: string; readonly email: string };
  /** URL that mail programs call to unsubscribe the recipient. */
  readonly unsubscribe?: string;
  /** Replaces that of the template. */
  readonly subject?: string;
  /** Values for the placeholders of the template. */
  readonly values: { readonly [name: string]: string };
};

export const MAIL_JOB = 'mail';
/** Mails a visitor's message. */
export const SUBMISSION_MAIL_JOB = 'submission_mail';

export type QueueMail = (tx: Tx, mail: Mail) => Promise<void>;

/** Queues mail in the transaction that causes it. It is retried until a server accepts it. */
export const queueMail: QueueMail = (tx, { template, to, values, unsubscribe }) => {
  const { name, email, language } = to;
  const payload: Mail = {
    ...{ template, to: { name, email, language }, values },
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
  return enqueue(tx, { kind: MAIL_JOB, key: randomUUID(), payload });
};
