import { type MailSettings, mailSettings } from '@plinth/contract';
import { isLocale, loadI18n } from '@plinth/i18n';
import { createTransport } from 'nodemailer';
import { NotReady } from '../jobs/not-ready.ts';
import type { Secrets } from '../security/secrets.ts';
import { secretName, settingOf } from '../settings/group-values.ts';
import { readGeneral } from '../settings/settings.ts';
import type { Store } from '../storage/database/store.ts';
import { readSetting } from '../storage/records/stored-setting.ts';
import type { Mail } from './queue.ts';
import { mailText } from './templates.ts';

/** No mail server has been configured yet. */
export class MailNotConfigured extends NotReady {
  override readonly name = 'MailNotConfigured';
}

export type Mailer = {
  /** Sends one mail by SMTP. Rejects with `MailNotConfigured` or the server's error. */
  readonly send: (mail: Mail, messageId?: string) => Promise<void>;
  readonly isConfigured: () => Promise<boolean>;
  /** Connects and signs in without sending. Rejects like `send`. */
  readonly check: () => Promise<void>;
};

const TIMEOUT_MS = 15_000;

const isReady = ({ use_smtp, server, sender }: MailSettings): boolean =>
  use_smtp && server !== '' && sender !== '';

/** Mail programs show a button that unsubscribes by one click (RFC 8058). */
const listHeaders = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

export function createMailer({ store, secrets }: { store: Store; secrets: Secrets }): Mailer {
  const settings = async () => (await readSetting(store.read, settingOf(mailSettings))).values;

  const readySettings = async () => {
    const current = await settings();
    if (!isReady(current)) throw new MailNotConfigured('no SMTP server is configured');
    return current;
  };

  const connect = async (mail: MailSettings) => {
    const pass = (await secrets.read(store.read, secretName('mail', 'password'))) ?? '';
    const { server, port, secure, authentication, username } = mail;
    return createTransport({
      host: server,
      port,
      secure: secure === 'ssl',
      requireTLS: secure === 'tls',
      ignoreTLS: secure === 'none',
      ...(authentication !== 'none' && {
        auth: { user: username, pass },
        authMethod: authentication.toUpperCase().replace('_', '-'),
      }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };

  return {
    isConfigured: async () => isReady(await settings()),
    check: async () => {
      const transport = await connect(await readySettings());
      try {
        await transport.verify();
      } finally {
        transport.close();
      }
    },
    send: async (mail, messageId) => {
      const current = await readySettings();
      const { site_name } = await readGeneral(store.read);
      const { language } = mail.to;
      const { t } = await loadI18n(['mail'], isLocale(language) ? language : undefined);
      const transport = await connect(current);
      try {
        await transport.sendMail({
          from: { name: site_name, address: current.sender },
          to: { name: mail.to.name, address: mail.to.email },
          ...(mail.replyTo && {
            replyTo: { name: mail.replyTo.name, address: mail.replyTo.email },
          }),
          ...mailText(mail, t, site_name),
          ...(mail.unsubscribe !== undefined && { headers: listHeaders(mail.unsubscribe) }),
          ...(messageId !== undefined && { messageId }),
        });
      } finally {
        transport.close();
      }
    },
  };
}
