import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import type { Caller } from '../../security/caller.ts';
import type { Limits } from '../../security/limits.ts';
import { normalizeEmail } from '../../security/normalize-email.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Sessions } from '../../security/sessions.ts';
import { issueTicket } from '../../security/tickets.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { mailNewDevice, type NewDevicePorts } from './new-device.ts';

/** Why sign-in is refused although the password is correct. Null: it isn't. */
export type SignInGate = () => Promise<RpcError | null>;

export type LoginPorts = NewDevicePorts & {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly signInGate: SignInGate;
  readonly onSignIn: (tx: Tx) => Promise<void>;
};

const PER_IP_AND_EMAIL = { calls: 5, minutes: 15 };
const PER_IP = { calls: 20, minutes: 60 };

/** Errors tell how many attempts are left from this number down. */
const FEW_ATTEMPTS = 2;

const wrongCredentials = (count: number) => {
  const isNearLimit = count <= FEW_ATTEMPTS;
  return new RpcError('FORBIDDEN', {
    message: 'MODULE.AUTH.LOGIN.INCORRECT',
    errors: {
      error: ['INCORRECT_EMAIL_OR_PASSWORD'],
      info: isNearLimit ? [count > 0 ? 'FEW_ATTEMPTS_LEFT' : 'NO_ATTEMPTS_LEFT'] : [],
    },
    ...(isNearLimit && { details: { count } }),
  });
};

/**
 * Counts attempts before it verifies the password, so that parallel requests can't bypass the
 * limit. A correct password restores the count.
 */
export function createLogin(ports: LoginPorts): Handlers<typeof services.AuthService>['login'] {
  const { store, limits, passwords, sessions } = ports;
  return async ({ email, password, remember }, { caller, actor, session }) => {
    const key = normalizeEmail(email);
    const perIpAndEmail = `login ${caller.ip} ${key}`;
    const perIp = `login ${caller.ip}`;
    const attemptsLeft = await limits.take(perIpAndEmail, PER_IP_AND_EMAIL);
    await limits.take(perIp, PER_IP);
    const account = await store.read
      .selectFrom('account')
      .select(['id', 'name', 'email', 'language', 'password_hash'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    const isCorrect = await passwords.verify(password, account?.password_hash);
    if (!isCorrect || !account) {
      await store.transaction(
        (tx) => audit(tx, { record: 'session', result: 'refused', details: { email: key } }),
        actor,
      );
      throw wrongCredentials(attemptsLeft);
    }
    await limits.clear(perIpAndEmail);
    await limits.refund(perIp);
    const { id, name } = account;
    const gateError = await ports.signInGate();
    if (gateError) {
      await store.transaction((tx) => openActivation(tx, id, caller), actor);
      throw gateError;
    }
    const hasMail = await ports.mailer.isConfigured();
    await store.transaction(
      async (tx) => {
        if (session) await sessions.end(tx, session);
        const started = await sessions.start(tx, id, { caller, isRemembered: remember });
        await audit(tx, { record: 'session', record_id: started.id, result: 'created' });
        if (started.isNewDevice && hasMail) {
          await mailNewDevice(tx, { to: account, caller }, ports.queueMail);
        }
        await ports.onSignIn(tx);
      },
      { ...actor, account_id: id },
    );
    return { id, name, email: account.email };
  };
}

const ACTIVATION_MINUTES = 5;

/** After a correct password, allows activation without a session for a few minutes. */
async function openActivation(tx: Tx, account_id: number, { cookies }: Caller): Promise<void> {
  const minutes = ACTIVATION_MINUTES;
  const token = await issueTicket(tx, { purpose: 'activation', account_id, minutes });
  cookies.set('activation', token, minutes * 60);
}
