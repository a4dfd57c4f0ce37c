import { z } from 'zod';
import { id, isoTime } from '../shapes.ts';

/** What entries of the activity log are about. */
export const AUDIT_KINDS = ['sign_in', 'content', 'design', 'settings', 'system'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const auditEntry = z.strictObject({
  id,
  created: isoTime,
  /** The account that did it. Null: nobody was signed in, or the server itself did it. */
  who: z.string().nullable(),
  /** Empty for the server itself. */
  ip: z.string(),
  /** The kind of record, such as `page`. */
  record: z.string(),
  result: z.enum(['created', 'changed', 'deleted', 'allowed', 'refused']),
  /** Which one: a name, a version, or the number of the record. Never its content. */
  subject: z.string(),
});
export type AuditEntryRecord = z.output<typeof auditEntry>;
