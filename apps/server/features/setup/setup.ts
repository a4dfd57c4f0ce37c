import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { Sessions } from '../../security/sessions.ts';
import { findTicket, issueTicket, redeemTicket } from '../../security/tickets.ts';
import { systemActor } from '../../storage/database/actor.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import type { Store } from '../../storage/database/store.ts';
import type { Starters } from '../themes/starter.ts';
import { createSite } from './create-site.ts';

export type SetupPorts = {
  readonly store: Store;
  readonly starters: Starters;
  readonly secrets: Secrets;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly clock: () => number;
  /** The site URL from the configuration. */
  readonly address: string;
  /** Writes a marker outside the database that the site has been set up. */
  readonly markInstalled: () => Promise<void>;
};

const TICKET_MINUTES = 30;

/** Creates a one-time setup token and invalidates the previous one. */
export const issueSetupToken = (store: Store): Promise<string> =>
  store.transaction(
    (tx) => issueTicket(tx, { purpose: 'setup', account_id: null, minutes: TICKET_MINUTES }),
    systemActor('setup'),
  );

/** The setup wizard. Every call needs the token that was printed to the console. */
export function createSetup(ports: SetupPorts): Handlers<typeof services.SetupService> {
  const { store, sessions, passwords, starters, clock } = ports;
  const isValidToken = async (token: string) =>
    (await findTicket(store.read, { purpose: 'setup', token, now: clock() })) !== undefined;
  return {
    getState: async ({ token = '' }) => {
      const needs_setup = !(await hasOwner(store));
      const is_token_valid = needs_setup && (await isValidToken(token));
      return {
        needs_setup,
        is_token_valid,
        address: ports.address,
        starters: is_token_valid ? [...starters.list()] : [],
      };
    },
    complete: async ({ token, password, ...site }, { caller, actor }) => {
      if (!(await isValidToken(token))) throw badLink();
      if (!starters.has(site.starter)) throw fieldError('starter', 'valueInvalid');
      const password_hash = await passwords.hash(password);
      const starter = await starters.prepare(site.starter);
      const owner = await store.transaction(async (tx) => {
        if (!(await redeemTicket(tx, { purpose: 'setup', token }))) throw badLink();
        const created = await createSite(
          tx,
          { ...site, password_hash, starter, under_construction: true },
          ports.secrets,
        );
        await sessions.start(tx, created.user.id, { caller, isRemembered: false });
        return created;
      }, actor);
      await ports.markInstalled();
      return owner;
    },
  };
}

const badLink = () =>
  new RpcError('FORBIDDEN', { message: 'SETUP.BAD_LINK', errors: { token: ['valueInvalid'] } });
