import { type MailSettings, mailSettings } from '@plinth/contract';
import { DEFAULT_LOCALE, isLocale, loadI18n } from '@plinth/i18n';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { NotReady } from '../jobs/not-ready.ts';
import type { Secrets } from '../security/secrets.ts';
import { secretName, settingOf } from '../settings/group-values.ts';
import type { Store } from '../storage/database/store.ts';
import { readSetting } from '../storage/records/stored-setting.ts';
import { readBrand } from './brand.ts';
import { mailHtml } from './html.ts';
import type { OwnDelivery } from './own-delivery.ts';
import type { Mail } from './queue.ts';
import { SAFE_MESSAGES } from './safe-messages.ts';
import { mailText } from './templates.ts';

/** There is no sender yet, or no SMTP server. */
export class MailNotConfigured extends NotReady {
  override readonly name = 'MailNotConfigured';
}

export type Mailer = {
  /** Sends one mail. Rejects with `MailNotConfigured`, or with the error of the server or program. */
  readonly send: (mail: Mail, messageId?: string) => Promise<void>;
  readonly isConfigured: () => Promise<boolean>;
  /** Connects and signs in without sending. Rejects like `send`. */
  readonly check: () => Promise<void>;
};

const TIMEOUT_MS = 15_000;

type MailerPorts = {
  readonly store: Store;
  readonly secrets: Secrets;
  /** The path of a file on the site, by its key. */
  readonly urlOf: (file_key: string) => string;
  /** Used without SMTP. Null: nothing is sent then. */
  readonly own: OwnDelivery | null;
};

/** Mail programs show a button that unsubscribes by one click (RFC 8058). */
const listHeaders = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

export function createMailer({ store, secrets, urlOf, own }: MailerPorts): Mailer {
  const settings = async () => (await readSetting(store.read, settingOf(mailSettings))).values;

  const isReady = ({ use_smtp, server, sender }: MailSettings): boolean =>
    sender !== '' && (use_smtp ? server !== '' : own !== null);

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
      ...SAFE_MESSAGES,
    });
  };

  const bySmtp = (mail: MailSettings): OwnDelivery => {
    const withServer = async (
      use: (transport: Awaited<ReturnType<typeof connect>>) => Promise<unknown>,
    ) => {
      const transport = await connect(mail);
      try {
        await use(transport);
      } finally {
        transport.close();
      }
    };
    return {
      send: (message) => withServer((transport) => transport.sendMail(message)),
      check: () => withServer((transport) => transport.verify()),
    };
  };

  const readDelivery = async () => {
    const current = await settings();
    const delivery = current.use_smtp ? bySmtp(current) : own;
    if (!isReady(current) || !delivery) throw new MailNotConfigured('no mail server is configured');
    return { current, delivery };
  };

  const compose = async (mail: Mail, from: MailSettings): Promise<SendMailOptions> => {
    const brand = await readBrand(store.read, urlOf);
    const language = isLocale(mail.to.language) ? mail.to.language : DEFAULT_LOCALE;
    const { t } = await loadI18n(['mail'], language);
    const { subject, text } = mailText(mail, t, brand.site);
    return {
      from: { name: from.sender_name || brand.site, address: from.sender },
      to: { name: mail.to.name, address: mail.to.email },
      ...(mail.replyTo && { replyTo: { name: mail.replyTo.name, address: mail.replyTo.email } }),
      ...{ subject, text, html: mailHtml({ text, language, brand }) },
      ...(mail.unsubscribe !== undefined && { headers: listHeaders(mail.unsubscribe) }),
    };
  };

  return {
    isConfigured: async () => isReady(await settings()),
    check: async () => {
      const { current, delivery } = await readDelivery();
      await delivery.check(current.sender);
    },
    send: async (mail, messageId) => {
      const { current, delivery } = await readDelivery();
      const message = await compose(mail, current);
      const id = messageId === undefined ? {} : { messageId };
      await delivery.send({ ...message, ...id }, mail.to.email);
    },
  };
}
