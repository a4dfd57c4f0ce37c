import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { RpcError, type SettingsRecord, type services } from '@plinth/contract';
import { faultyField } from '../../mail/faulty-field.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Handlers } from '../../rpc/context.ts';
import { refused } from '../../rpc/refuse.ts';
import type { Secrets } from '../../security/secrets.ts';
import { requireStepUp } from '../../security/step-up.ts';
import { readGroup, saveGroup } from '../../settings/group-values.ts';
import { GROUPS, MailSettings } from '../../settings/groups.ts';
import { pageUnderSitePassword } from '../../settings/site-password.ts';
import { findRecord } from '../../storage/records.ts';
import type { Reader, Store } from '../../storage/store.ts';

export type SettingsPorts = {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly clock: () => number;
};

type General = {
  readonly password_protection?: unknown;
  readonly password?: unknown;
  readonly favicon_id?: unknown;
};

/** Throws `VALIDATION` where the site's password is asked for, or taken away, and is needed. */
async function checkSitePassword(db: Reader, saved: SettingsRecord, given: General): Promise<void> {
  if (saved.secrets.password) return;
  if ((saved.values as General).password_protection === true) throw refused('password', 'isEmpty');
  const page = given.password === '' ? await pageUnderSitePassword(db) : undefined;
  if (page === undefined) return;
  throw new RpcError('VALIDATION', {
    message: 'MODULE.SETTINGS.PASSWORD_NEEDED',
    errors: { password: ['isEmpty'] },
    details: { name: page },
  });
}

/** Throws `VALIDATION` for a favicon that is no picture of the library. */
async function checkFavicon(db: Reader, before: SettingsRecord, given: General): Promise<void> {
  const { favicon_id: id } = given;
  if (typeof id !== 'number' || id === (before.values as General).favicon_id) return;
  const media = await findRecord(db, 'media', id);
  if (media?.type !== 'images') throw refused('favicon_id', 'valueInvalid');
}

const HOST =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?$/i;

/** Throws `VALIDATION` for a mail server that no mail could be sent through. */
function checkMail({ values }: SettingsRecord): void {
  const { use_smtp, server, sender } = MailSettings.parse(values);
  const isHost = server === '' || HOST.test(domainToASCII(server)) || isIP(server) > 0;
  const errors = {
    ...(use_smtp && server === '' && { server: ['isEmpty'] }),
    ...(!isHost && { server: ['hostnameInvalidHostname'] }),
    ...(use_smtp && sender === '' && { sender: ['isEmpty'] }),
  };
  if (Object.keys(errors).length > 0) throw new RpcError('VALIDATION', { errors });
}

/** Website settings, a group at a time (specification, point 3). */
export function createSettings(ports: SettingsPorts): Handlers<typeof services.SettingsService> {
  const { store, secrets, mailer, clock } = ports;
  return {
    get: async ({ group }) => readGroup(store.read, secrets, group),
    save: async (save, { session, actor }) => {
      if (GROUPS[save.group].stepUp) requireStepUp(session, clock());
      return store.transaction(async (tx) => {
        const before = await readGroup(tx.db, secrets, save.group);
        const saved = await saveGroup(tx, secrets, save);
        if (save.group === 'mail') checkMail(saved);
        if (save.group === 'general') {
          await checkSitePassword(tx.db, saved, save.values);
          await checkFavicon(tx.db, before, save.values);
        }
        return saved;
      }, actor);
    },
    testMail: async ({ to }, { session }) => {
      const { name } = session.user;
      const mail = {
        template: 'test',
        to: { name, email: to, language: 'en_US' },
        values: {},
      } as const;
      const failure = await mailer.send(mail).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return true;
      throw new RpcError('VALIDATION', {
        message: 'COMMON.MESSAGES.MAIL_NOT_SENT',
        errors: { [faultyField(failure)]: ['valueInvalid'] },
        details: { reason: failure instanceof Error ? failure.message : '' },
      });
    },
  };
}
