import { RpcError } from '@plinth/contract';
import type { Caller } from '../../security/caller.ts';
import type { Limits } from '../../security/limits.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { Signer } from '../../security/signing.ts';
import { constantTimeEqual, hashToken } from '../../security/tokens.ts';
import { SITE_PASSWORD } from '../../settings/site-password.ts';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';

/**
 * Passwords of pages and of the whole site. A correct password sets a signed cookie that opens only
 * that page or site, and becomes invalid when the password changes. Each IP address has ten wrong
 * attempts per password in 15 minutes, then `RATE_LIMITED`.
 */
export type PageAccess = {
  /**
   * Throws `FORBIDDEN` for a wrong password, and also if the page has no password or doesn't exist.
   */
  readonly login: (page_id: number, password: string, caller: Caller) => Promise<void>;
  /** Throws `FORBIDDEN` for a wrong password. */
  readonly loginSite: (password: string, caller: Caller) => Promise<void>;
  /** Whether the visitor has entered the page's password. */
  readonly knowsPagePassword: (db: Reader, page: LockedPage, caller: Caller) => Promise<boolean>;
  /** Whether the visitor has entered the site password. */
  readonly knowsSitePassword: (db: Reader, caller: Caller) => Promise<boolean>;
};

type LockedPage = Pick<StoredPage, 'id' | 'password_mode' | 'password_hash'>;

export type PageAccessPorts = {
  readonly store: Store;
  readonly signer: Signer;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly clock: () => number;
};

const ATTEMPT_LIMIT = { calls: 10, minutes: 15 };
const HOURS = 24;
const SITE_COOKIE = 'site_access';
const pageCookie = (id: number): string => `page_access_${id}`;

export function createPageAccess(ports: PageAccessPorts): PageAccess {
  const { store, signer, secrets, passwords, limits, clock } = ports;

  const sitePassword = (db: Reader) => secrets.read(db, SITE_PASSWORD);

  /** The cookie is bound to the stored password hash. */
  const pageLock = ({ password_mode, password_hash }: LockedPage): string | null =>
    password_mode === 'unique' && password_hash !== null ? hashToken(password_hash) : null;
  const siteLock = async (db: Reader): Promise<string | null> => {
    const password = await sitePassword(db);
    return password === null ? null : hashToken(password);
  };

  const setCookie = (caller: Caller, name: string, lock: string) => {
    const expires = clock() + HOURS * 3_600_000;
    const signature = signer.sign(`${name} ${lock} ${expires}`);
    caller.cookies.set(name, `${expires}.${signature}`, HOURS * 3600);
  };
  const hasCookie = (caller: Caller, name: string, lock: string | null): boolean => {
    const [expires = '', signature = ''] = (caller.cookies.get(name) ?? '').split('.');
    if (lock === null || Number(expires) <= clock()) return false;
    return signer.isSigned(`${name} ${lock} ${expires}`, signature);
  };

  const wrongPassword = () =>
    new RpcError('FORBIDDEN', { message: 'COMMON.MESSAGES.FORM_PASSWORD_ERROR' });

  /** Counts the attempt before it verifies the password. A correct one clears the count. */
  const attempt = async (lock: number | 'site', caller: Caller, verify: () => Promise<boolean>) => {
    const count = `page_password ${lock} ${caller.ip}`;
    await limits.take(count, ATTEMPT_LIMIT);
    if (!(await verify())) throw wrongPassword();
    await limits.clear(count);
  };
  const loginSite = async (password: string, caller: Caller): Promise<void> => {
    const storedPassword = await sitePassword(store.read);
    await attempt(
      'site',
      caller,
      async () =>
        storedPassword !== null &&
        constantTimeEqual(password.normalize('NFC'), storedPassword.normalize('NFC')),
    );
    if (storedPassword !== null) setCookie(caller, SITE_COOKIE, hashToken(storedPassword));
  };

  return {
    loginSite,
    login: async (page_id, password, caller) => {
      const page = await findRecord(store.read, 'page', page_id);
      const isUnique = page?.password_mode === 'unique' && page.visibility === 'password';
      if (page && !isUnique) return loginSite(password, caller);
      await attempt(page_id, caller, () => passwords.verify(password, page?.password_hash));
      const lock = page && pageLock(page);
      if (lock) setCookie(caller, pageCookie(page.id), lock);
    },
    knowsPagePassword: async (db, page, caller) =>
      page.password_mode === 'unique'
        ? hasCookie(caller, pageCookie(page.id), pageLock(page))
        : hasCookie(caller, SITE_COOKIE, await siteLock(db)),
    knowsSitePassword: async (db, caller) => hasCookie(caller, SITE_COOKIE, await siteLock(db)),
  };
}
