import type { NewsletterProviderName } from '@plinth/contract';
import type { OutboundMessage, SafeFetch } from '../../../outbound/safe-fetch.ts';

/** What newsletter services have in common. */

/**
 * `already`: on the list before. `asked`: not yet on it, because the service asks them by email.
 * `failed`: no answer, or one that says no.
 */
export type ProviderOutcome = 'done' | 'already' | 'asked' | 'invalid_key' | 'failed';

export type ProviderList = { readonly id: string; readonly name: string };

export type ProviderSubscriber = {
  readonly email: string;
  readonly name: string;
  /** Whether they have confirmed by a link in an email, so that they may return to a list. */
  readonly hasConfirmed: boolean;
};

/** Sends a request to a service. Null: no answer, or one that can't be read. */
export type ProviderRequest = (path: string, body?: OutboundBody) => Promise<ProviderAnswer | null>;

type OutboundBody = { readonly method?: 'POST' | 'PUT' | 'PATCH'; readonly json: unknown };

export type ProviderAnswer = {
  readonly status: number;
  /** Of any shape. */
  readonly json: unknown;
};

/** A newsletter service that takes subscribers by its API. */
export type NewsletterProvider = {
  /** Where its API is. Null for keys that can't be valid. */
  readonly address: (key: string) => string | null;
  readonly headers: (key: string) => OutboundMessage['headers'];
  readonly findLists: (
    request: ProviderRequest,
  ) => Promise<readonly ProviderList[] | 'invalid_key' | 'failed'>;
  readonly subscribe: (
    request: ProviderRequest,
    list: string,
    subscriber: ProviderSubscriber,
  ) => Promise<ProviderOutcome>;
  readonly unsubscribe: (
    request: ProviderRequest,
    list: string,
    email: string,
  ) => Promise<ProviderOutcome>;
};

export const isDone = ({ status }: ProviderAnswer): boolean => status >= 200 && status < 300;

/** What any answer other than a success means, unless the service says more. */
export const failureOf = (answer: ProviderAnswer | null): 'invalid_key' | 'failed' =>
  answer?.status === 401 || answer?.status === 403 ? 'invalid_key' : 'failed';

/** Replaces the addresses of services, in tests. */
export type ProviderAddress = (provider: NewsletterProviderName, own: string) => string;

const TIMEOUT_MS = 10_000;

const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};

type RequestOptions = {
  readonly fetch: SafeFetch;
  /** Ends with a slash. */
  readonly address: string;
  readonly headers: OutboundMessage['headers'];
};

export const createProviderRequest =
  ({ fetch, address, headers }: RequestOptions): ProviderRequest =>
  async (path, body) => {
    const response = await fetch(new URL(path, address), {
      timeout: TIMEOUT_MS,
      message: {
        method: body ? (body.method ?? 'POST') : 'GET',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body.json) }),
      },
    });
    const json = response && parse(response.body.toString('utf8'));
    return response && json !== undefined ? { status: response.status, json } : null;
  };
