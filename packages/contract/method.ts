import type { z } from 'zod';

/** Parts of the product that a caller may read or write. */
export type Area =
  | 'blocks'
  | 'design'
  | 'media'
  | 'menus'
  | 'pages'
  | 'profile'
  | 'settings'
  | 'support'
  | 'system';

/**
 * What a caller must be allowed to do. `guest` methods need no session. Demo mode refuses every
 * `.write`, also `guest.write`, in one place.
 */
export type Capability = 'guest' | 'guest.write' | `${Area}.read` | `${Area}.write`;

/** At most `calls` in `minutes`, counted in the database per key. */
export type Limit = {
  readonly calls: number;
  readonly minutes: number;
  readonly per: 'ip' | 'session';
};

/**
 * One method of the RPC surface. The schemas validate calls and answers, type the client and make
 * the OpenRPC document. `capability` has no default on purpose: a method without one does not compile.
 */
export type Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = {
  readonly capability: Capability;
  readonly params: P;
  readonly result: R;
  readonly limit?: Limit;
  /** Needs the password to have been entered within the last 15 minutes. */
  readonly stepUp?: boolean;
  /** Comes as a multipart request with the field `file`. */
  readonly upload?: boolean;
};

export type ServiceDefinition = { readonly [method: string]: Method };

/** Keeps the exact schema types of a service for the client. */
export const defineService = <S extends ServiceDefinition>(methods: S): S => methods;
