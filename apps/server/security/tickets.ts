import type { Reader, Tx } from '../storage/database/store.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * One-time tokens for links. A token is valid until it's used, replaced, or expired. Only its hash
 * is stored, so comparison takes constant time.
 */
export type Purpose = 'password_reset' | 'setup' | 'activation';

export type Ticket = {
  readonly account_id: number | null;
  /** ms since 1970 */
  readonly expires: number;
};

export type NewTicket = {
  readonly purpose: Purpose;
  readonly account_id: number | null;
  readonly minutes: number;
};

/** Invalidates the tickets of a purpose and account. */
export async function voidTickets(
  tx: Tx,
  { purpose, account_id }: Omit<NewTicket, 'minutes'>,
): Promise<void> {
  await tx.db
    .deleteFrom('ticket')
    .where('purpose', '=', purpose)
    .where('account_id', account_id === null ? 'is' : '=', account_id)
    .execute();
}

/** Creates a ticket and invalidates earlier ones of its purpose and account. */
export async function issueTicket(tx: Tx, ticket: NewTicket): Promise<string> {
  const token = newToken();
  const { purpose, account_id, minutes } = ticket;
  await voidTickets(tx, ticket);
  await tx.db
    .insertInto('ticket')
    .values({
      hash: hashToken(token),
      purpose,
      account_id,
      created: tx.now,
      expires: tx.now + minutes * 60_000,
    })
    .execute();
  return token;
}

export type TicketQuery = {
  readonly purpose: Purpose;
  readonly token: string;
  /** ms since 1970 */
  readonly now: number;
};

export const findTicket = (db: Reader, given: TicketQuery): Promise<Ticket | undefined> =>
  db
    .selectFrom('ticket')
    .select(['account_id', 'expires'])
    .where('hash', '=', hashToken(given.token))
    .where('purpose', '=', given.purpose)
    .where('expires', '>', given.now)
    .executeTakeFirst();

export type TicketExtension = Omit<TicketQuery, 'now'> & {
  readonly minutes: number;
  /** Minutes after its creation that the ticket is valid at most. */
  readonly max: number;
};

/** Keeps a valid ticket valid for `minutes` from now. Returns when it expires. */
export async function extendTicket(
  tx: Tx,
  { purpose, token, minutes, max }: TicketExtension,
): Promise<number | undefined> {
  const ticket = await tx.db
    .selectFrom('ticket')
    .select('created')
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires', '>', tx.now)
    .executeTakeFirst();
  if (!ticket) return undefined;
  const expires = Math.min(tx.now + minutes * 60_000, ticket.created + max * 60_000);
  await tx.db.updateTable('ticket').set({ expires }).where('hash', '=', hashToken(token)).execute();
  return expires;
}

/** Deletes the ticket, so it can't be used again. Undefined if it's invalid. */
export async function redeemTicket(
  tx: Tx,
  { purpose, token }: Omit<TicketQuery, 'now'>,
): Promise<Ticket | undefined> {
  const ticket = await findTicket(tx.db, { purpose, token, now: tx.now });
  if (!ticket) return undefined;
  await tx.db.deleteFrom('ticket').where('hash', '=', hashToken(token)).execute();
  return ticket;
}
