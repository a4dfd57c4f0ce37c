import type { Store, Tx } from '../storage/database/store.ts';
import { ignoreFullDisk } from '../storage/errors.ts';
import type { Caller } from './caller.ts';
import type { KnownDevices } from './known-devices.ts';
import { hashToken, newToken } from './tokens.ts';

/** A signed-in browser. Times in ms since 1970. */
export type Session = {
  readonly id: number;
  readonly account_id: number;
  /** When the password was last entered. */
  readonly stepped_up: number;
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
};

export type Sessions = {
  readonly find: (caller: Caller) => Promise<Session | null>;
  /** Signs in with a new session id, whatever the browser sent, and sets the cookie. */
  readonly start: (tx: Tx, account_id: number, options: StartOptions) => Promise<StartedSession>;
  readonly stepUp: (tx: Tx, id: number) => Promise<void>;
  readonly end: (tx: Tx, ended: EndedSessions) => Promise<void>;
  readonly forget: (caller: Caller) => void;
  readonly sweep: () => Promise<void>;
};

export type StartedSession = { readonly id: number; readonly isNewDevice: boolean };

export type StartOptions = { readonly caller: Caller; readonly isRemembered: boolean };

/** One session, or all sessions of an account, optionally except one. */
export type EndedSessions =
  | { readonly id: number; readonly account_id: number }
  | { readonly account_id: number; readonly except: number | null };

export const SESSION_COOKIE = 'sid';
const HOUR = 3_600_000;
const IDLE_MS = 24 * HOUR;
const REMEMBERED_MS = 30 * 24 * HOUR;
const TOUCH_MS = 60_000;
const TOKEN_LENGTH = 43;

/** The part of an IP address that identifies it in a list: /24 or /48. */
const addressPrefix = (ip: string): string =>
  ip.includes(':')
    ? `${ip.split(':').slice(0, 3).join(':')}:*`
    : `${ip.split('.').slice(0, 3).join('.')}.*`;

type SessionPorts = {
  readonly store: Store;
  readonly clock: () => number;
  readonly devices: KnownDevices;
};

export function createSessions({ store, clock, devices }: SessionPorts): Sessions {
  const touch = (id: number, seen: number, isRemembered: boolean) =>
    store.transaction(({ db }) =>
      db
        .updateTable('session')
        .set({ seen, ...(!isRemembered && { expires: seen + IDLE_MS }) })
        .where('id', '=', id)
        .execute(),
    );
  return {
    find: async ({ cookies }) => {
      const token = cookies.get(SESSION_COOKIE);
      if (token?.length !== TOKEN_LENGTH) return null;
      const now = clock();
      const row = await store.read
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['session.id', 'account_id', 'stepped_up', 'seen', 'is_remembered'])
        .select(['account.name', 'account.email'])
        .where('hash', '=', hashToken(token))
        .where('expires', '>', now)
        .executeTakeFirst();
      if (!row) return null;
      const { id, account_id, stepped_up, name, email } = row;
      if (now - row.seen > TOUCH_MS) await ignoreFullDisk(touch(id, now, row.is_remembered === 1));
      return { id, account_id, stepped_up, user: { id: account_id, name, email } };
    },
    start: async (tx, account_id, { caller, isRemembered }) => {
      const token = newToken();
      const lifetime = isRemembered ? REMEMBERED_MS : IDLE_MS;
      const { id } = await tx.db
        .insertInto('session')
        .values({
          hash: hashToken(token),
          account_id,
          created: tx.now,
          seen: tx.now,
          stepped_up: tx.now,
          expires: tx.now + lifetime,
          is_remembered: isRemembered ? 1 : 0,
          ip: addressPrefix(caller.ip),
          device: caller.device,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      caller.cookies.set(SESSION_COOKIE, token, isRemembered ? lifetime / 1000 : undefined);
      return { id, isNewDevice: !devices.meet(account_id, caller) };
    },
    stepUp: async (tx, id) => {
      await tx.db.updateTable('session').set({ stepped_up: tx.now }).where('id', '=', id).execute();
    },
    end: async (tx, ended) => {
      const deletion = tx.db.deleteFrom('session').where('account_id', '=', ended.account_id);
      if ('id' in ended) await deletion.where('id', '=', ended.id).execute();
      else if (ended.except === null) await deletion.execute();
      else await deletion.where('id', '!=', ended.except).execute();
    },
    forget: ({ cookies }) => cookies.clear(SESSION_COOKIE),
    sweep: async () => {
      await store.transaction(({ db }) =>
        db.deleteFrom('session').where('expires', '<', clock()).execute(),
      );
    },
  };
}
