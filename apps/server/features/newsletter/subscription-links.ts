import type { Signer } from '../../security/signing.ts';

export const SUBSCRIPTION_STEPS = ['confirm', 'unsubscribe'] as const;
export type SubscriptionStep = (typeof SUBSCRIPTION_STEPS)[number];

export const SUBSCRIPTION_URL = '/assets/newsletter';

/** How long a link to confirm works, in ms. Links to unsubscribe always do. */
const CONFIRM_MS = 7 * 24 * 3_600_000;

type Subscriber = { readonly id: number; readonly round: number };

/** What a signed link asks for. `round` is that of the email with a link to confirm. */
export type SubscriptionRequest =
  | { readonly step: 'confirm'; readonly id: number; readonly round: number }
  | { readonly step: 'unsubscribe'; readonly id: number };

export type SubscriptionLinks = {
  /** Paths for emails. */
  readonly confirm: (subscriber: Subscriber, now: number) => string;
  readonly unsubscribe: (subscriber: Pick<Subscriber, 'id'>) => string;
  /** Null if the link is invalid or has expired. */
  readonly read: (step: string, token: string, now: number) => SubscriptionRequest | null;
};

const TOKEN = /^((\d{1,15})(?:\.(\d{1,9})\.(\d{1,15}))?)\.([\w-]{43})$/;

/** Signed links, so that only who got the email can follow them. */
export function createSubscriptionLinks({ sign, isSigned }: Signer): SubscriptionLinks {
  const path = (step: SubscriptionStep, text: string) =>
    `${SUBSCRIPTION_URL}/${step}/${text}.${sign(`${step} ${text}`)}`;
  return {
    confirm: ({ id, round }, now) => path('confirm', `${id}.${round}.${now + CONFIRM_MS}`),
    unsubscribe: ({ id }) => path('unsubscribe', String(id)),
    read: (step, token, now) => {
      const [, text = '', id, round, expires, signature = ''] = TOKEN.exec(token) ?? [];
      if (!isSigned(`${step} ${text}`, signature)) return null;
      if (step === 'unsubscribe') return { step, id: Number(id) };
      const isCurrent = step === 'confirm' && Number(expires) > now;
      return isCurrent ? { step, id: Number(id), round: Number(round) } : null;
    },
  };
}
