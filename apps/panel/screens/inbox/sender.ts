import type { SubmissionRecord } from '@plinth/contract';

type Sent = Pick<SubmissionRecord, 'sender_name' | 'sender_email'>;

/** Who sent a message, or an empty text. */
export const senderOf = ({ sender_name, sender_email }: Sent): string =>
  sender_name || sender_email;

type Summarized = Pick<SubmissionRecord, 'subject' | 'fields'>;

/** What a message is about, in a line. */
export function summaryOf({ subject, fields }: Summarized): string {
  const message = fields.find(({ type }) => type === 'message' || type === 'long_text');
  const others = fields.filter(({ type }) => type !== 'name' && type !== 'email');
  return [subject, message?.value ?? others.map(({ value }) => value).join(' · ')]
    .filter((part) => part !== '')
    .join(' – ');
}
