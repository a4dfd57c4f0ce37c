import { type ProfileRecord, RpcError, type services } from '@plinth/contract';
import type { QueueMail } from '../../mail/queue.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { normalizeEmail } from '../../security/normalize-email.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Session, Sessions } from '../../security/sessions.ts';
import { requireStepUp } from '../../security/step-up.ts';
import { voidTickets } from '../../security/tickets.ts';
import type { StoredAccount } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { changeRecord, getRecord } from '../../storage/records/records.ts';

export type ProfilePorts = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly queueMail: QueueMail;
  readonly clock: () => number;
};

type ProfileHandlers = Handlers<typeof services.ProfileService>;

const toProfile = ({ password_hash, email_key, role, ...profile }: StoredAccount): ProfileRecord =>
  profile;

const iso = (time: number): string => new Date(time).toISOString();

/** The signed-in user's name, email, password, and sessions. */
export function createProfile(ports: ProfilePorts): ProfileHandlers {
  const { store } = ports;
  return {
    get: async (_, { session }) =>
      toProfile(await getRecord(store.read, 'account', session.account_id)),
    save: async ({ item, revision }, { session, actor }) => {
      const fields = { ...item, ...(item.email && { email_key: normalizeEmail(item.email) }) };
      const id = session.account_id;
      return store.transaction(async (tx) => {
        const stored = await getRecord(tx.db, 'account', id);
        const isNewEmail = item.email !== undefined && item.email !== stored.email;
        if (isNewEmail) await authorizeEmailChange(ports, tx, { session, stored });
        return toProfile(await changeRecord(tx, 'account', { id, revision, fields }));
      }, actor);
    },
    ...createPasswordChange(ports),
    ...createSessionList(ports),
  };
}

type EmailChange = { readonly session: Session; readonly stored: StoredAccount };

/** Reset links sent to the old mailbox, or requested by someone else, must not undo the change. */
const voidResetLinks = (tx: Tx, account_id: number): Promise<void> =>
  voidTickets(tx, { purpose: 'password_reset', account_id });

/** Access to the mailbox allows a password reset, so changing the email requires the password. */
async function authorizeEmailChange(
  { clock, sessions, queueMail }: ProfilePorts,
  tx: Tx,
  { session, stored }: EmailChange,
): Promise<void> {
  requireStepUp(session, clock());
  await sessions.end(tx, { account_id: stored.id, except: session.id });
  await voidResetLinks(tx, stored.id);
  await queueMail(tx, { template: 'email_changed', to: stored, values: {} });
}

function createPasswordChange(ports: ProfilePorts): Pick<ProfileHandlers, 'changePassword'> {
  const { store, passwords, sessions, queueMail } = ports;
  return {
    changePassword: async ({ current_password, password, confirm }, { session, actor }) => {
      const id = session.account_id;
      const account = await getRecord(store.read, 'account', id);
      if (!(await passwords.verify(current_password, account.password_hash))) {
        throw fieldError('current_password', 'notSame');
      }
      if (password !== confirm) throw fieldError('confirm', 'notSame');
      const password_hash = await passwords.hash(password);
      await store.transaction(async (tx) => {
        const { revision } = account;
        await changeRecord(tx, 'account', { id, revision, fields: { password_hash } });
        await sessions.end(tx, { account_id: id, except: session.id });
        await sessions.stepUp(tx, session.id);
        await voidResetLinks(tx, id);
        await queueMail(tx, { template: 'password_changed', to: account, values: {} });
      }, actor);
      return true;
    },
  };
}

function createSessionList({
  store,
  sessions,
  clock,
}: ProfilePorts): Pick<ProfileHandlers, 'getSessions' | 'revokeSession'> {
  return {
    getSessions: async (_, { session }) => {
      const rows = await store.read
        .selectFrom('session')
        .select(['id', 'created', 'seen', 'expires', 'ip', 'device', 'is_remembered'])
        .where('account_id', '=', session.account_id)
        .where('expires', '>', clock())
        .orderBy('seen', 'desc')
        .execute();
      return {
        items: rows.map((row) => ({
          ...row,
          created: iso(row.created),
          seen: iso(row.seen),
          expires: iso(row.expires),
          is_remembered: row.is_remembered === 1,
          is_current: row.id === session.id,
        })),
      };
    },
    revokeSession: async ({ id }, { session, actor }) => {
      await store.transaction(async (tx) => {
        const row = await tx.db
          .selectFrom('session')
          .select('id')
          .where('id', '=', id)
          .where('account_id', '=', session.account_id)
          .executeTakeFirst();
        if (!row) throw new RpcError('NOT_FOUND');
        await sessions.end(tx, { id, account_id: session.account_id });
        await audit(tx, { record: 'session', record_id: id, result: 'deleted' });
      }, actor);
      return true;
    },
  };
}
