import {
  type Capability,
  FREQUENT,
  type Method,
  type OpenRpcDocument,
  openRpc,
  RpcError,
  services,
} from '@plinth/contract';
import { issueKeys } from '@plinth/model';
import type { Logger } from '../logging.ts';
import type { Caller } from '../security/caller.ts';
import type { Limits } from '../security/limits.ts';
import type { Session, Sessions } from '../security/sessions.ts';
import { requireStepUp } from '../security/step-up.ts';
import type { Actor } from '../storage/database/actor.ts';
import { createIdempotency } from '../storage/database/idempotency.ts';
import type { CallContext, IncomingFile } from './context.ts';
import { toRpcError } from './errors-to-wire.ts';
import { fieldError, formField } from './field-errors.ts';
import {
  errorResponse,
  type RpcRequest,
  type RpcResponse,
  readRequest,
  resultResponse,
} from './json-rpc.ts';
import { findUnstorableText } from './json-text.ts';
import type { RegisteredMethod, Registry } from './registry.ts';

/** Maximum number of calls in a batch. */
export const MAX_CALLS = 20;

/** Calls per session and minute, over all methods. */
const SESSION_LIMIT = { calls: 600, minutes: 1 };

export type DispatcherPorts = {
  readonly registry: Registry;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly log: Logger;
  readonly clock: () => number;
  readonly isDemo: boolean;
  /** Whether an update may take back what is written now. */
  readonly isSwapping: () => Promise<boolean>;
  readonly version: string;
};

export type RpcExchange = {
  readonly caller: Caller;
  /** The request comes from a script of one of our own pages. */
  readonly isOwnOrigin: boolean;
  readonly file?: IncomingFile | undefined;
  /** Makes the calls idempotent (`IDEMPOTENCY_KEY_HEADER` of the contract). */
  readonly idempotencyKey?: string;
};

/** A response, several for a batch, or undefined if only notifications were sent. */
export type RpcReply = RpcResponse | readonly RpcResponse[] | undefined;

export type Dispatcher = {
  readonly reply: (body: unknown, exchange: RpcExchange) => Promise<RpcReply>;
};

type Call = RpcExchange & { readonly request: RpcRequest };

const isPublic = (capability: Capability): boolean => capability.startsWith('guest');

const isWrite = ({ definition }: RegisteredMethod): boolean =>
  definition.capability.endsWith('.write');

const DISCOVER = 'rpc.discover';

export function createDispatcher(ports: DispatcherPorts): Dispatcher {
  const { registry, log } = ports;

  const documents = new Map<boolean, OpenRpcDocument>();
  const describeApi = (isGuest: boolean): OpenRpcDocument => {
    const cached = documents.get(isGuest);
    if (cached) return cached;
    const mayCall = ({ capability }: Method) => !isGuest || isPublic(capability);
    const document = openRpc(services, mayCall, ports.version);
    documents.set(isGuest, document);
    return document;
  };
  const discover = async ({ caller }: Call): Promise<unknown> => {
    await ports.limits.takeBatched(`${DISCOVER} ${caller.ip}`, FREQUENT);
    return describeApi((await ports.sessions.find(caller)) === null);
  };

  const call = async (current: Call): Promise<unknown> => {
    const { request, isOwnOrigin, caller } = current;
    if (request.method === DISCOVER) return discover(current);
    const method = registry.get(request.method);
    if (!method) throw new RpcError('METHOD');
    if (!isOwnOrigin) throw new RpcError('FORBIDDEN');
    const session = await ports.sessions.find(caller);
    await takeLimits(ports, { method, name: request.method, session, caller });
    authorize(ports, method, session);
    if (isWrite(method) && (await ports.isSwapping())) throw new RpcError('UPDATING');
    const params = parseParams(method, current);
    const context = contextOf(current, session);
    return method.handle(params, context);
  };

  const respond = async (
    exchange: RpcExchange,
    value: unknown,
  ): Promise<RpcResponse | undefined> => {
    const request = readRequest(value);
    if (!request) return errorResponse(null, new RpcError('REQUEST').toJSON());
    const { id } = request;
    try {
      const result = await call({ ...exchange, request });
      return id === undefined ? undefined : resultResponse(id, result);
    } catch (error) {
      const rpcError = toRpcError(error, log.child({ method: request.method }));
      return id === undefined ? undefined : errorResponse(id, rpcError);
    }
  };

  return {
    reply: async (body, exchange) => {
      if (!Array.isArray(body)) return respond(exchange, body);
      if (body.length === 0) return errorResponse(null, new RpcError('REQUEST').toJSON());
      if (body.length > MAX_CALLS) {
        const details = { max: MAX_CALLS, count: body.length };
        return errorResponse(null, new RpcError('REQUEST', { details }).toJSON());
      }
      const responses: RpcResponse[] = [];
      for (const [index, value] of body.entries()) {
        const { idempotencyKey } = exchange;
        const itemKey =
          idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}.${index}` };
        const response = await respond({ ...exchange, ...itemKey }, value);
        if (response) responses.push(response);
      }
      return responses.length > 0 ? responses : undefined;
    },
  };
}

type CallAttempt = {
  readonly method: RegisteredMethod;
  readonly name: string;
  readonly session: Session | null;
  readonly caller: Caller;
};

async function takeLimits({ limits }: DispatcherPorts, attempt: CallAttempt): Promise<void> {
  const { method, name, session, caller } = attempt;
  if (session) await limits.takeBatched(`session ${session.id}`, SESSION_LIMIT);
  const { limit } = method.definition;
  if (!limit) return;
  const client = limit.per === 'session' && session ? `session ${session.id}` : caller.ip;
  if (!limit.isFrequent) await limits.take(`${name} ${client}`, limit);
  else if (!session) await limits.takeBatched(`${name} ${client}`, limit);
}

function authorize(
  { isDemo, clock }: DispatcherPorts,
  method: RegisteredMethod,
  session: Session | null,
): void {
  const { capability, stepUp, isPrivate } = method.definition;
  if (!session && !isPublic(capability)) throw new RpcError('UNAUTHENTICATED');
  if (isDemo && (isWrite(method) || isPrivate)) throw new RpcError('DEMO');
  if (stepUp && session) requireStepUp(session, clock());
}

function parseParams(method: RegisteredMethod, { request, file }: Call): unknown {
  const { definition } = method;
  if (Array.isArray(request.params)) throw new RpcError('PARAMS');
  const invalidPath = findUnstorableText(request.params);
  if (invalidPath) throw fieldError(formField(invalidPath.join('.')), 'valueInvalid');
  const parsed = definition.params.safeParse(request.params);
  if (!parsed.success) throw new RpcError('VALIDATION', { errors: fieldErrors(parsed.error) });
  if (definition.upload === true && !file) {
    throw new RpcError('VALIDATION', { errors: { file: ['isEmpty'] } });
  }
  return parsed.data;
}

function fieldErrors(error: Parameters<typeof issueKeys>[0]): Record<string, string[]> {
  const byField = Object.entries(issueKeys(error)).map(([path, keys]) => [formField(path), keys]);
  return Object.fromEntries(byField);
}

function contextOf(call: Call, session: Session | null): CallContext {
  const { request, caller, file, idempotencyKey: key } = call;
  const { method, params } = request;
  const actor: Actor = {
    account_id: session?.account_id ?? null,
    session_id: session?.id ?? null,
    ip: caller.ip,
    method,
    ...(session &&
      key !== undefined && {
        idempotency: createIdempotency({
          account_id: session.account_id,
          key,
          call: [method, params],
        }),
      }),
  };
  return { actor, session, caller, file };
}
