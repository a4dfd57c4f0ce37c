import { FORM_FIELD_TYPES } from '@plinth/model';
import { z } from 'zod';
import { id } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

/** Those that people choose. */
export const SUBMISSION_STATUSES = ['new', 'read', 'spam'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** `none`: it isn’t sent. `waiting`: it will be, or no mail server is set up yet. */
const MAIL_STATES = ['none', 'waiting', 'sent', 'failed'] as const;

/** `secret_unreadable`: the secret was stored with another data folder's key. */
export const WEBHOOK_FAILURES = ['refused', 'timeout', 'unreachable', 'secret_unreadable'] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

const answer = z.strictObject({
  type: z.enum(FORM_FIELD_TYPES),
  label: z.string(),
  value: z.string(),
});
export type SubmissionAnswer = z.output<typeof answer>;

const file = z.strictObject({
  label: z.string(),
  name: z.string(),
  size: z.int().nonnegative(),
  mime_type: z.string(),
  file_key: z.string(),
});
export type SubmissionFile = z.output<typeof file>;

/** A form that a visitor has sent. */
export const submissions = defineRecord({
  name: 'submission',
  area: 'submissions',
  fields: z.strictObject({
    /** `deleted`: hidden, and erased within hours unless it’s restored. */
    status: z.enum([...SUBMISSION_STATUSES, 'deleted']).default('new'),
    sender_name: z.string().default(''),
    /** Valid, or empty. */
    sender_email: z.string().default(''),
    subject: z.string().default(''),
    /** All answers, for searches. */
    content: z.string().default(''),
  }),
  system: {
    page_id: id.nullable(),
    post_id: id.nullable(),
    popup_id: id.nullable(),
    /** The scope and the id of the form’s widget. */
    widget_id: z.string(),
    /** The name that the page had. */
    page_name: z.string(),
    fields: z.array(answer),
    files: z.array(file),
    mail_state: z.enum(MAIL_STATES),
    /** `none`: the form has no webhook. */
    webhook_state: z.enum(MAIL_STATES),
    /** Why the last try failed: the status of the answer, or why there is none. */
    webhook_failure: z.union([
      z.literal(''),
      z.enum(WEBHOOK_FAILURES),
      z.string().regex(/^\d{3}$/),
    ]),
    spam_score: z.int().nonnegative(),
    /** The same for the same answers from the same sender. */
    digest: z.string(),
  },
  search: ['sender_name', 'sender_email', 'subject', 'content'],
  sort: ['created'],
});
export type SubmissionRecord = z.output<typeof submissions.record>;
