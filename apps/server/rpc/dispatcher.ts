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
import { createOnce } from '../storage/database/once.ts';
import type { CallContext, IncomingFile } from './context.ts';
import { errorToWire } from './errors-to-wire.ts';
import { fieldError, formField } from './field-errors.ts';
import {
  answerError,
  answerResult,
  type RpcAnswer,
  type RpcRequest,
  readRequest,
} from './json-rpc.ts';
import { brokenTextIn } from './json-text.ts';
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
  readonly version: string;
};

export type RpcExchange = {
  readonly caller: Caller;
  /** The request comes from a script of one of our own pages. */
  readonly isOwnOrigin: boolean;
  readonly file?: IncomingFile | undefined;
  /** Makes the calls idempotent (`REPEAT_KEY_HEADER` of the contract). */
  readonly repeatKey?: string;
};

/** A response, several for a batch, or undefined if only notifications were sent. */
export type RpcReply = RpcAnswer | readonly RpcAnswer[] | undefined;

export type Dispatcher = {
  readonly reply: (body: unknown, exchange: RpcExchange) => Promise<RpcReply>;
};

type Call = RpcExchange & { readonly request: RpcRequest };

const isForGuests = (capability: Capability): boolean => capability.startsWith('guest');

const DISCOVER = 'rpc.discover';

export function createDispatcher(ports: DispatcherPorts): Dispatcher {
  const { registry, log } = ports;

  const described = new Map<boolean, OpenRpcDocument>();
  const describe = (isGuest: boolean): OpenRpcDocument => {
    const known = described.get(isGuest);
    if (known) return known;
    const mayCall = ({ capability }: Method) => !isGuest || isForGuests(capability);
    const document = openRpc(services, mayCall, ports.version);
    described.set(isGuest, document);
    return document;
  };
  const discover = async ({ caller }: Call): Promise<unknown> => {
    await ports.limits.takeOften(`${DISCOVER} ${caller.ip}`, FREQUENT);
    return describe((await ports.sessions.find(caller)) === null);
  };

  const call = async (current: Call): Promise<unknown> => {
    const { request, isOwnOrigin, caller } = current;
    if (request.method === DISCOVER) return discover(current);
    const method = registry.get(request.method);
    if (!method) throw new RpcError('METHOD');
    if (!isOwnOrigin) throw new RpcError('FORBIDDEN');
    const session = await ports.sessions.find(caller);
    await takeLimits(ports, { method, name: request.method, session, caller });
    refuseCaller(ports, method, session);
    const params = checkedParams(method, current);
    const context = contextOf(current, session);
    return method.handle(params, context);
  };

  const answer = async (exchange: RpcExchange, value: unknown): Promise<RpcAnswer | undefined> => {
    const request = readRequest(value);
    if (!request) return answerError(null, new RpcError('REQUEST').toJSON());
    const { id } = request;
    try {
      const result = await call({ ...exchange, request });
      return id === undefined ? undefined : answerResult(id, result);
    } catch (error) {
      const wire = errorToWire(error, log.child({ method: request.method }));
      return id === undefined ? undefined : answerError(id, wire);
    }
  };

  return {
    reply: async (body, exchange) => {
      if (!Array.isArray(body)) return answer(exchange, body);
      if (body.length === 0) return answerError(null, new RpcError('REQUEST').toJSON());
      if (body.length > MAX_CALLS) {
        const details = { max: MAX_CALLS, count: body.length };
        return answerError(null, new RpcError('REQUEST', { details }).toJSON());
      }
      const answers: RpcAnswer[] = [];
      for (const [index, value] of body.entries()) {
        const { repeatKey } = exchange;
        const own = repeatKey === undefined ? {} : { repeatKey: `${repeatKey}.${index}` };
        const one = await answer({ ...exchange, ...own }, value);
        if (one) answers.push(one);
      }
      return answers.length > 0 ? answers : undefined;
    },
  };
}

type Attempt = {
  readonly method: RegisteredMethod;
  readonly name: string;
  readonly session: Session | null;
  readonly caller: Caller;
};

async function takeLimits({ limits }: DispatcherPorts, attempt: Attempt): Promise<void> {
  const { method, name, session, caller } = attempt;
  if (session) await limits.takeOften(`session ${session.id}`, SESSION_LIMIT);
  const { limit } = method.definition;
  if (!limit) return;
  const who = limit.per === 'session' && session ? `session ${session.id}` : caller.ip;
  if (!limit.isFrequent) await limits.take(`${name} ${who}`, limit);
  else if (!session) await limits.takeOften(`${name} ${who}`, limit);
}

function refuseCaller(
  { isDemo, clock }: DispatcherPorts,
  { definition }: RegisteredMethod,
  session: Session | null,
): void {
  const { capability, stepUp } = definition;
  if (!session && !isForGuests(capability)) throw new RpcError('UNAUTHENTICATED');
  if (isDemo && capability.endsWith('.write')) throw new RpcError('DEMO');
  if (stepUp && session) requireStepUp(session, clock());
}

function checkedParams(method: RegisteredMethod, { request, file }: Call): unknown {
  const { definition } = method;
  if (Array.isArray(request.params)) throw new RpcError('PARAMS');
  const broken = brokenTextIn(request.params);
  if (broken) throw fieldError(formField(broken.join('.')), 'valueInvalid');
  const parsed = definition.params.safeParse(request.params);
  if (!parsed.success) throw new RpcError('VALIDATION', { errors: fieldErrors(parsed.error) });
  if (definition.upload && !file) {
    throw new RpcError('VALIDATION', { errors: { file: ['isEmpty'] } });
  }
  return parsed.data;
}

function fieldErrors(error: Parameters<typeof issueKeys>[0]): Record<string, string[]> {
  const named = Object.entries(issueKeys(error)).map(([path, keys]) => [formField(path), keys]);
  return Object.fromEntries(named);
}

function contextOf(call: Call, session: Session | null): CallContext {
  const { request, caller, file, repeatKey: key } = call;
  const { method, params } = request;
  const actor: Actor = {
    account_id: session?.account_id ?? null,
    session_id: session?.id ?? null,
    ip: caller.ip,
    method,
    ...(session &&
      key !== undefined && {
        once: createOnce({ account_id: session.account_id, key, call: [method, params] }),
      }),
  };
  return { actor, session, caller, file };
}
