import type { Method, ServiceDefinition, Services } from '@plinth/contract';
import type { z } from 'zod';
import type { Caller } from '../security/caller.ts';
import type { Session } from '../security/sessions.ts';
import type { Actor } from '../storage/database/actor.ts';

/** The file of a multipart call, not read yet. */
export type IncomingFile = {
  /** The name that the client sent. For display only, never a path. */
  readonly name: string;
  readonly stream: NodeJS.ReadableStream;
};

/** What a handler knows about its call. */
export type CallContext<S extends Session | null = Session | null> = {
  readonly actor: Actor;
  readonly session: S;
  readonly caller: Caller;
  readonly file?: IncomingFile | undefined;
};

export type SignedInContext = CallContext<Session>;

type ContextOf<M extends Method> = M['capability'] extends 'guest' | 'guest.write'
  ? CallContext
  : SignedInContext;

type Handler<M extends Method> = (
  params: z.output<M['params']>,
  context: ContextOf<M>,
) => Promise<z.input<M['result']>>;

/** A service implementation: exactly one handler for each method of its contract. */
export type Handlers<S extends ServiceDefinition> = { readonly [M in keyof S]: Handler<S[M]> };

export type AllHandlers = { readonly [S in keyof Services]: Handlers<Services[S]> };
