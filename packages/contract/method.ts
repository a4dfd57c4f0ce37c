import type { z } from 'zod';

/** Parts of the product that a caller may read or write. */
export type Area =
  | 'blocks'
  | 'design'
  | 'media'
  | 'menus'
  | 'pages'
  | 'posts'
  | 'profile'
  | 'settings'
  | 'support'
  | 'system';

/** What callers without a session may do. */
export type GuestCapability = 'guest' | 'guest.write';

/**
 * What a caller must be allowed to do. Demo mode refuses every `.write`, also `guest.write`, in one
 * place.
 */
export type Capability = GuestCapability | `${Area}.read` | `${Area}.write`;

/** At most `calls` in `minutes`, counted in the database per key. */
export type Limit = {
  readonly calls: number;
  readonly minutes: number;
  readonly per: 'ip' | 'session';
  /**
   * For calls that are made all the time: counted in memory, and stored only now and then. Callers
   * with a session are not counted again, since all their calls are.
   */
  readonly isFrequent?: boolean;
};

export type GuestLimit = Limit & { readonly per: 'ip' };

/** A method without a capability does not compile, nor does one for guests without a limit. */
type Access =
  | { readonly capability: GuestCapability; readonly limit: GuestLimit }
  | { readonly capability: Exclude<Capability, GuestCapability>; readonly limit?: Limit };

/**
 * One method of the RPC surface. The schemas validate calls and answers, type the client and make
 * the OpenRPC document.
 */
export type Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = Access & {
  readonly params: P;
  readonly result: R;
  /** Needs the password to have been entered within the last 15 minutes. */
  readonly stepUp?: boolean;
  /** Comes as a multipart request with the field `file`. */
  readonly upload?: boolean;
};

/** For guest methods that the panel calls with every load. */
export const FREQUENT: GuestLimit = { calls: 600, minutes: 1, per: 'ip', isFrequent: true };

export type ServiceDefinition = { readonly [method: string]: Method };

/** Keeps the exact schema types of a service for the client. */
export const defineService = <S extends ServiceDefinition>(methods: S): S => methods;
