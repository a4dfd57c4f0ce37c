import type { MessageKey, Translate } from '@plinth/i18n';
import type { Mail, MailTemplate } from './queue.ts';

type Text = { readonly subject: string; readonly text: string };
type MailKey = MessageKey<'mail'>;
type Keys = { readonly subject: MailKey; readonly text: MailKey };

const KEYS: Record<MailTemplate, Keys> = {
  password_reset: {
    subject: 'MODULE.MAIL.PASSWORD_RESET.SUBJECT',
    text: 'MODULE.MAIL.PASSWORD_RESET.TEXT',
  },
  password_changed: {
    subject: 'MODULE.MAIL.PASSWORD_CHANGED.SUBJECT',
    text: 'MODULE.MAIL.PASSWORD_CHANGED.TEXT',
  },
  email_changed: {
    subject: 'MODULE.MAIL.EMAIL_CHANGED.SUBJECT',
    text: 'MODULE.MAIL.EMAIL_CHANGED.TEXT',
  },
  new_device: {
    subject: 'MODULE.MAIL.NEW_DEVICE.SUBJECT',
    text: 'MODULE.MAIL.NEW_DEVICE.TEXT',
  },
  feedback: { subject: 'MODULE.MAIL.FEEDBACK.SUBJECT', text: 'MODULE.MAIL.FEEDBACK.TEXT' },
  submission: {
    subject: 'MODULE.MAIL.SUBMISSION.SUBJECT',
    text: 'MODULE.MAIL.SUBMISSION.TEXT',
  },
  newsletter_confirm: {
    subject: 'MODULE.MAIL.NEWSLETTER_CONFIRM.SUBJECT',
    text: 'MODULE.MAIL.NEWSLETTER_CONFIRM.TEXT',
  },
  newsletter_known: {
    subject: 'MODULE.MAIL.NEWSLETTER_KNOWN.SUBJECT',
    text: 'MODULE.MAIL.NEWSLETTER_KNOWN.TEXT',
  },
  test: { subject: 'MODULE.MAIL.TEST.SUBJECT', text: 'MODULE.MAIL.TEST.TEXT' },
};

/** Plain text in the recipient's language. Line breaks in values can't inject headers. */
export function mailText(
  { template, to, subject, values }: Mail,
  t: Translate<'mail'>,
  site: string,
): Text {
  const named = { ...values, name: to.name, site };
  const keys = KEYS[template];
  return {
    subject: (subject ?? t(keys.subject, named)).replace(/[\r\n]+/g, ' '),
    text: t(keys.text, named),
  };
}
