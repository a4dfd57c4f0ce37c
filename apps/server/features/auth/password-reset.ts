import { RpcError, type services } from '@plinth/contract';
import type { QueueMail } from '../../mail/queue.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Limits } from '../../security/limits.ts';
import { normalizeEmail } from '../../security/normalize-email.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Sessions } from '../../security/sessions.ts';
import { issueTicket, redeemTicket } from '../../security/tickets.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { changeRecord, getRecord } from '../../storage/records/records.ts';

const RESET_MINUTES = 60;
const PER_EMAIL = { calls: 3, minutes: 60 };

export type ResetPorts = {
  readonly store: Store;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly queueMail: QueueMail;
  /** URL of the panel page that takes the token. Never derived from request headers. */
  readonly resetLink: (token: string) => Promise<string>;
};

type AuthHandlers = Handlers<typeof services.AuthService>;

/** Creates a password reset link, for `owner reset-link` and emails. */
export const issueResetLink = async (tx: Tx, account_id: number): Promise<string> => {
  const token = await issueTicket(tx, {
    purpose: 'password_reset',
    account_id,
    minutes: RESET_MINUTES,
  });
  await audit(tx, { record: 'ticket', result: 'created', details: { account_id } });
  return token;
};

/**
 * `forgotPassword` returns the same response, equally fast, for known and unknown emails: mail is
 * only queued.
 */
export function createPasswordReset(
  ports: ResetPorts,
): Pick<AuthHandlers, 'forgotPassword' | 'resetPassword'> {
  const { store, limits, passwords, sessions, queueMail } = ports;
  return {
    forgotPassword: async ({ email }, { actor }) => {
      const key = normalizeEmail(email);
      await limits.take(`forgot ${key}`, PER_EMAIL);
      await store.transaction(async (tx) => {
        const account = await tx.db
          .selectFrom('account')
          .select(['id', 'name', 'email', 'language'])
          .where('email_key', '=', key)
          .executeTakeFirst();
        if (!account) {
          await audit(tx, { record: 'ticket', result: 'refused', details: { email: key } });
          return;
        }
        const link = await ports.resetLink(await issueResetLink(tx, account.id));
        await queueMail(tx, { template: 'password_reset', to: account, values: { link } });
      }, actor);
      return true;
    },
    resetPassword: async ({ token, password, confirm }, { actor }) => {
      if (password !== confirm) {
        throw new RpcError('VALIDATION', { errors: { confirm: ['notSame'] } });
      }
      const password_hash = await passwords.hash(password);
      await store.transaction(async (tx) => {
        const ticket = await redeemTicket(tx, { purpose: 'password_reset', token });
        if (!ticket?.account_id) throw expiredLink();
        const account = await getRecord(tx.db, 'account', ticket.account_id);
        const { id, revision } = account;
        await changeRecord(tx, 'account', { id, revision, fields: { password_hash } });
        await sessions.end(tx, { account_id: id, except: null });
        await queueMail(tx, { template: 'password_changed', to: account, values: {} });
      }, actor);
      return true;
    },
  };
}

const expiredLink = () =>
  new RpcError('VALIDATION', {
    message: 'MODULE.AUTH.RESET.BAD_LINK',
    errors: { token: ['valueInvalid'] },
  });
