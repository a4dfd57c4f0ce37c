import { z } from 'zod';
import { defineService } from '../method.ts';
import { SUBSCRIBER_STATUSES, subscribers } from '../records/subscriber.ts';
import { byIds, deletedCount, listOf, listParams, noParams } from '../shapes.ts';

/** Who gets the newsletter. */
export const SubscribersService = defineService({
  /** Newest first. */
  getList: {
    capability: 'submissions.read',
    params: listParams(['created'], { status: z.enum(SUBSCRIBER_STATUSES) }),
    result: listOf(subscribers.record),
  },
  delete: { capability: 'submissions.write', params: byIds, result: deletedCount },
  /** Those who have confirmed. */
  export: {
    capability: 'submissions.read',
    params: noParams,
    result: z.strictObject({ csv: z.string() }),
  },
});
