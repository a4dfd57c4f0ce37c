import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { findTicket, redeemTicket } from '../../security/tickets.ts';
import type { Store } from '../../storage/database/store.ts';
import type { Activation } from './activation-state.ts';

/** Set when a sign-in fails because activation is missing. Opens the activation screen once. */
export const ACTIVATION_COOKIE = 'activation';

export type ActivationServicePorts = {
  readonly store: Store;
  readonly activation: Activation;
  /** ms since 1970 */
  readonly clock: () => number;
};

/** The same error with its code for the panel. */
export const activationError = (type: RpcError['type']): RpcError =>
  new RpcError(type, { errors: { error: [type], info: [] } });

export const createActivation = ({
  store,
  activation,
  clock,
}: ActivationServicePorts): Handlers<typeof services.ActivationService> => ({
  getInfo: async () => activation.read(),
  activate: async (_, { session, caller, actor }) => {
    const token = caller.cookies.get(ACTIVATION_COOKIE) ?? '';
    const ticket = { purpose: 'activation', token } as const;
    const isAllowed = session ?? (await findTicket(store.read, { ...ticket, now: clock() }));
    if (!isAllowed) throw new RpcError('UNAUTHENTICATED');
    const { state } = await activation.activate(actor).catch((error) => {
      throw error instanceof RpcError ? activationError(error.type) : error;
    });
    await store.transaction((tx) => redeemTicket(tx, ticket), actor);
    caller.cookies.clear(ACTIVATION_COOKIE);
    return { state };
  },
});
