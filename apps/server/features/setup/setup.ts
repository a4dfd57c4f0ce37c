import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { Sessions } from '../../security/sessions.ts';
import { extendTicket, findTicket, issueTicket, redeemTicket } from '../../security/tickets.ts';
import { systemActor } from '../../storage/database/actor.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import type { Store } from '../../storage/database/store.ts';
import type { Activation } from '../activation/activation-state.ts';
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
  /** The time zone of the configuration, if it has one. */
  readonly timeZone: string | undefined;
  /** Writes a marker outside the database that the site has been set up. */
  readonly markInstalled: () => Promise<void>;
  readonly activation: Activation;
};

/** How long a link is valid after it was printed or the wizard was last used. */
const TICKET_MINUTES = 30;

/** How long a link is valid at most, however often the wizard is used. */
const MAX_TICKET_MINUTES = 24 * 60;

/**
 * Creates a one-time setup link and invalidates the previous one. Null if an owner exists. `base` is
 * the server's URL.
 */
export async function issueSetupLink(store: Store, base: string): Promise<string | null> {
  if (await hasOwner(store)) return null;
  const token = await store.transaction(
    (tx) => issueTicket(tx, { purpose: 'setup', account_id: null, minutes: TICKET_MINUTES }),
    systemActor('setup'),
  );
  return `${base}/admin/#!/setup/${token}/`;
}

/** The setup wizard. Every call needs the token that was printed to the console. */
export function createSetup(ports: SetupPorts): Handlers<typeof services.SetupService> {
  const { store, sessions, passwords, starters, clock } = ports;
  const ticketOf = (token: string) =>
    findTicket(store.read, { purpose: 'setup', token, now: clock() });
  const secondsUntil = (time: number) => Math.max(0, Math.floor((time - clock()) / 1000));
  return {
    getState: async ({ token = '' }) => {
      const needs_setup = !(await hasOwner(store));
      const ticket = needs_setup ? await ticketOf(token) : undefined;
      return {
        needs_setup,
        expires_in: ticket ? secondsUntil(ticket.expires) : null,
        address: ports.address,
        starters: ticket ? [...starters.list()] : [],
      };
    },
    extendLink: async ({ token }, { actor }) => {
      const extension = {
        purpose: 'setup',
        minutes: TICKET_MINUTES,
        max: MAX_TICKET_MINUTES,
      } as const;
      const expires = await store.transaction(
        (tx) => extendTicket(tx, { ...extension, token }),
        actor,
      );
      if (expires === undefined) throw badLink();
      return { expires_in: secondsUntil(expires) };
    },
    complete: async ({ token, password, with_blog = false, ...site }, { caller, actor }) => {
      if (!(await ticketOf(token))) throw badLink();
      if (!starters.has(site.starter)) throw fieldError('starter', 'valueInvalid');
      const password_hash = await passwords.hash(password);
      const starter = await starters.prepare(site.starter, { with_blog });
      const time_zone = ports.timeZone ?? site.time_zone;
      const owner = await store.transaction(async (tx) => {
        if (!(await redeemTicket(tx, { purpose: 'setup', token }))) throw badLink();
        const created = await createSite(
          tx,
          { ...site, time_zone, password_hash, starter, under_construction: true },
          ports.secrets,
        );
        await sessions.start(tx, created.user.id, { caller, isRemembered: false });
        return created;
      }, actor);
      await ports.markInstalled();
      await ports.activation.begin(actor);
      return owner;
    },
  };
}

const badLink = () =>
  new RpcError('FORBIDDEN', { message: 'SETUP.BAD_LINK', errors: { token: ['valueInvalid'] } });
