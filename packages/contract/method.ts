import type { z } from 'zod';

/** Parts of the product with their own read and write capabilities. */
export type Area =
  | 'blocks'
  | 'design'
  | 'media'
  | 'menus'
  | 'pages'
  | 'popups'
  | 'posts'
  | 'profile'
  | 'settings'
  | 'submissions'
  | 'support'
  | 'system';

/** Capabilities that don't require a session. */
export type GuestCapability = 'guest' | 'guest.write';

/**
 * The capability that a method requires. Demo mode rejects every `.write`, including `guest.write`,
 * in one place.
 */
export type Capability = GuestCapability | `${Area}.read` | `${Area}.write`;

/** At most `calls` per `minutes`, counted in the database per key. */
export type Limit = {
  readonly calls: number;
  readonly minutes: number;
  readonly per: 'ip' | 'session';
  /**
   * For frequent calls: counts in memory and only saves now and then. Calls with a session aren't
   * counted here, because a general limit covers them.
   */
  readonly isFrequent?: boolean;
};

export type GuestLimit = Limit & { readonly per: 'ip' };

/** Makes `capability` required for every method, and `limit` required for guest methods. */
type Access =
  | { readonly capability: GuestCapability; readonly limit: GuestLimit }
  | { readonly capability: Exclude<Capability, GuestCapability>; readonly limit?: Limit };

/**
 * An RPC method. Its schemas validate params and results, type the client, and generate the OpenRPC
 * document.
 */
export type Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = Access & {
  readonly params: P;
  readonly result: R;
  /** Requires that the password was entered within the last 15 minutes. */
  readonly stepUp?: boolean;
  /** Not for visitors of a demo, who all sign in as its owner: where others are, and what they did. */
  readonly isPrivate?: boolean;
  /** Sent as a multipart request with the field `file`. `optional`: the file may be missing. */
  readonly upload?: boolean | 'optional';
};

/** For guest methods that the panel calls on every load. */
export const FREQUENT: GuestLimit = { calls: 600, minutes: 1, per: 'ip', isFrequent: true };

export type ServiceDefinition = { readonly [method: string]: Method };

/** Declares a service, preserving its schema types for the client. */
export const defineService = <S extends ServiceDefinition>(methods: S): S => methods;
