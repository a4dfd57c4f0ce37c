import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { audit } from '../../storage/records/audit.ts';
import { createLogin, type LoginPorts } from './login.ts';
import { createPasswordReset, type ResetPorts } from './password-reset.ts';

export type AuthPorts = LoginPorts &
  ResetPorts & {
    readonly loginToPage: Handlers<typeof services.AuthService>['loginToPageByPassword'];
  };

export function createAuth(ports: AuthPorts): Handlers<typeof services.AuthService> {
  const { store, sessions, passwords } = ports;
  return {
    login: createLogin(ports),
    ...createPasswordReset(ports),
    logout: async (_, { session, caller, actor }) => {
      if (session) {
        await store.transaction(async (tx) => {
          await sessions.end(tx, session);
          await audit(tx, { record: 'session', record_id: session.id, result: 'deleted' });
        }, actor);
      }
      sessions.forget(caller);
      return true;
    },
    me: async (_, { session }) => session?.user ?? null,
    confirmPassword: async ({ password }, { session, actor }) => {
      const account = await store.read
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', session.account_id)
        .executeTakeFirst();
      if (!(await passwords.verify(password, account?.password_hash))) {
        throw new RpcError('VALIDATION', { errors: { password: ['notSame'] } });
      }
      await store.transaction(async (tx) => {
        await sessions.stepUp(tx, session.id);
        await audit(tx, { record: 'session', record_id: session.id, result: 'allowed' });
      }, actor);
      return true;
    },
    loginToPageByPassword: ports.loginToPage,
  };
}
