import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { redeemTicket } from '../../security/tickets.ts';
import type { Store } from '../../storage/database/store.ts';
import { activate, readActivation } from './activation-state.ts';

/** Set when a sign-in fails because activation is missing. Opens the activation screen once. */
export const ACTIVATION_COOKIE = 'activation';

export const createActivation = ({
  store,
}: {
  store: Store;
}): Handlers<typeof services.ActivationService> => ({
  getInfo: async () => readActivation(store.read),
  activate: async (_, { session, caller, actor }) =>
    store.transaction(async (tx) => {
      const token = caller.cookies.get(ACTIVATION_COOKIE) ?? '';
      const ticket = session ?? (await redeemTicket(tx, { purpose: 'activation', token }));
      if (!ticket) throw new RpcError('UNAUTHENTICATED');
      await activate(tx);
      caller.cookies.clear(ACTIVATION_COOKIE);
      const { state } = await readActivation(tx.db);
      return { state };
    }, actor),
});
