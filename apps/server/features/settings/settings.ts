import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import {
  RpcError,
  type SettingsRecord,
  type SettingsSave,
  type services,
  settingsDefinition,
} from '@plinth/contract';
import { checkShareImage } from '../../documents/share-image.ts';
import { PortBlocked } from '../../mail/direct.ts';
import { faultyField, isNoMailServer } from '../../mail/faulty-field.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Secrets } from '../../security/secrets.ts';
import { requireStepUp } from '../../security/step-up.ts';
import { readGroup, saveGroup } from '../../settings/group-values.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { checkBlogPage } from './check-blog.ts';
import { checkFlags } from './check-flags.ts';
import { checkNewsletter } from './check-newsletter.ts';
import { checkServicePages } from './check-service-pages.ts';
import { checkSitePassword } from './check-site-password.ts';
import { checkTileServer } from './check-tile-server.ts';

export type SettingsPorts = {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly clock: () => number;
  /** `host:port` of servers that may be requested although they aren't public. */
  readonly reachable: readonly string[];
  /** The time zone of the configuration, if it has one. */
  readonly timeZone: string | undefined;
};

const HOST =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?$/i;

/**
 * `domainToASCII` cuts off paths and converts numbers to IP addresses, so the original name is
 * checked too.
 */
const isHostName = (server: string): boolean => {
  const ascii = domainToASCII(server);
  return /^[\p{L}\p{M}\p{N}._-]+$/u.test(server) && HOST.test(ascii) && isIP(ascii) === 0;
};

/** Throws `VALIDATION` unless the mail server is a valid hostname or IP address. */
function checkMailServer(server: string): void {
  const isHost = server === '' || isHostName(server) || isIP(server) > 0;
  if (!isHost) throw fieldError('server', 'hostnameInvalidHostname');
}

/** Throws `VALIDATION` for another time zone than that of the configuration. */
function checkTimeZone(given: string | undefined, fixed: string | undefined): void {
  if (fixed === undefined || given === undefined || given === fixed) return;
  throw fieldError('time_zone', 'valueInvalid', 'MODULE.SETTINGS.TIME_ZONE_DISABLED');
}

/** Throws `VALIDATION` if a passphrase or the key of the store is needed, but missing. */
function requireSecrets(saved: SettingsRecord<'backups'>): SettingsRecord<'backups'> {
  const { values, secrets } = saved;
  if (values.is_encrypted && !secrets.passphrase) throw fieldError('passphrase', 'isEmpty');
  if (values.has_store && !secrets.store_secret) throw fieldError('store_secret', 'isEmpty');
  return saved;
}

/** Runs server-side checks and saves a settings group. */
async function validateAndSave(
  tx: Tx,
  { secrets, reachable, timeZone }: SettingsPorts,
  save: SettingsSave,
): Promise<SettingsRecord> {
  if (save.group === 'integration') {
    checkTileServer(save.values.map_tile_url ?? '', reachable);
    await checkNewsletter(tx, secrets, save as SettingsSave<'integration'>);
  }
  if (save.group === 'features') {
    const { values } = await readGroup(tx.db, secrets, 'features');
    checkFlags(save.values, values);
  }
  if (save.group === 'mail') checkMailServer(save.values.server ?? '');
  if (save.group === 'blog' && save.values.blog_page_id !== undefined) {
    await checkBlogPage(tx.db, save.values.blog_page_id);
  }
  if (save.group === 'service_pages') await checkServicePages(tx.db, save.values);
  if (save.group === 'sharing') {
    const stored = await readGroup(tx.db, secrets, 'sharing');
    await checkShareImage(tx.db, save.values.share_image_id, stored.values.share_image_id);
  }
  if (save.group === 'backups') {
    return requireSecrets(await saveGroup<'backups'>(tx, secrets, save));
  }
  if (save.group !== 'general') return saveGroup(tx, secrets, save);
  checkTimeZone(save.values.time_zone, timeZone);
  const saved = await saveGroup<'general'>(tx, secrets, save);
  await checkSitePassword(tx.db, { saved, given: save.values });
  return saved;
}

export function createSettings(ports: SettingsPorts): Handlers<typeof services.SettingsService> {
  const { store, secrets, mailer, clock } = ports;
  return {
    get: async ({ group }) => readGroup(store.read, secrets, group),
    save: async (save, { session, actor }) => {
      if (settingsDefinition(save.group).stepUp) requireStepUp(session, clock());
      return store.transaction((tx) => validateAndSave(tx, ports, save), actor);
    },
    testMail: async ({ to }, { session }) => {
      const { name } = session.user;
      const { default_language } = await readGeneral(store.read);
      const mail = {
        template: 'test',
        to: { name, email: to, language: default_language },
        values: {},
      } as const;
      const failure = await mailer.send(mail).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return true;
      if (isNoMailServer(failure)) {
        throw fieldError('server', 'valueInvalid', 'COMMON.MESSAGES.NO_MAIL_SERVER');
      }
      if (failure instanceof PortBlocked) {
        throw new RpcError('VALIDATION', {
          message: 'MODULE.SETTINGS.MAIL.PORT_BLOCKED',
          errors: { use_smtp: ['valueInvalid'] },
          details: { reason: failure.message },
        });
      }
      throw new RpcError('VALIDATION', {
        message: 'COMMON.MESSAGES.MAIL_NOT_SENT',
        errors: { [faultyField(failure)]: ['valueInvalid'] },
        details: { reason: failure instanceof Error ? failure.message : '' },
      });
    },
  };
}
