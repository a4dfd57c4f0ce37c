import { z } from 'zod';
import { defineService } from '../method.ts';
import { SUBSCRIBER_STATUSES, subscribers } from '../records/subscriber.ts';
import { NEWSLETTER_PROVIDERS, NewsletterKey } from '../settings/integration.ts';
import { byIds, deletedCount, listOf, listParams, noParams } from '../shapes.ts';

/** Who gets the newsletter. */
export const SubscribersService = defineService({
  /** Newest first. */
  getList: {
    capability: 'submissions.read',
    params: listParams(['created'], { status: z.enum(SUBSCRIBER_STATUSES) }),
    result: listOf(subscribers.record),
  },
  /**
   * The lists of an account at a provider. Without a key, that of the stored key. Refuses keys that
   * the provider refuses.
   */
  checkKey: {
    capability: 'settings.write',
    params: z.strictObject({
      provider: z.enum(NEWSLETTER_PROVIDERS).exclude(['none']),
      api_key: NewsletterKey,
    }),
    result: z.strictObject({
      lists: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
    limit: { calls: 30, minutes: 10, per: 'session' },
  },
  delete: { capability: 'submissions.write', params: byIds, result: deletedCount },
  /** Those who have confirmed. */
  export: {
    capability: 'submissions.read',
    params: noParams,
    result: z.strictObject({ csv: z.string() }),
  },
});
