import { z } from 'zod';
import { defineService } from '../method.ts';
import { SUBMISSION_STATUSES, submissions } from '../records/submission.ts';
import { byId, byIds, deletedCount, done, id, listOf, listParams, noParams } from '../shapes.ts';

/** What visitors sent by forms. */
export const SubmissionsService = defineService({
  /** Newest first. Without a folder, all but spam and deleted ones. */
  getList: {
    capability: 'submissions.read',
    params: listParams(['created'], { folder: z.enum(['all', 'unread', 'spam']) }),
    result: listOf(submissions.record),
  },
  /** With the ids of the newer and the older one in the same folder. */
  get: {
    capability: 'submissions.read',
    params: byId,
    result: z.strictObject({
      item: submissions.record,
      newer_id: id.nullable(),
      older_id: id.nullable(),
    }),
  },
  countUnread: {
    capability: 'submissions.read',
    params: noParams,
    result: z.strictObject({ unread: z.int().nonnegative() }),
  },
  /**
   * What was deleted stays so, as when an old list asks, unless `restore` undoes it. `changed` counts
   * those that have the status afterwards: not what is erased already.
   */
  setStatus: {
    capability: 'submissions.write',
    params: byIds.extend({
      status: z.enum(SUBMISSION_STATUSES),
      restore: z.boolean().default(false),
    }),
    result: z.strictObject({ changed: z.int().nonnegative() }),
  },
  /** Sends a message to the form’s present webhook, again or for the first time. */
  resend: { capability: 'submissions.write', params: byId, result: done },
  /** Erased within hours, so that deletion can be undone. */
  delete: { capability: 'submissions.write', params: byIds, result: deletedCount },
  /** All but spam and deleted ones. */
  export: {
    capability: 'submissions.read',
    params: noParams,
    result: z.strictObject({ csv: z.string() }),
  },
});
