import { z } from 'zod';
import { id, isoTime } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

/** `pending`: the link in the email hasn't been opened yet. */
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/**
 * Whether the newsletter's provider knows them: `none` if there is no provider, or they haven't
 * confirmed yet. `invalid_key` and `failed` are tried again.
 */
export const PROVIDER_STATES = ['none', 'waiting', 'sent', 'invalid_key', 'failed'] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Someone who asked for the newsletter. */
export const subscribers = defineRecord({
  name: 'subscriber',
  area: 'submissions',
  fields: z.strictObject({
    /** In lower case. */
    email: z.string(),
    name: z.string().default(''),
    status: z.enum(SUBSCRIBER_STATUSES).default('pending'),
  }),
  system: {
    /** The language of the site when they asked. */
    language: z.string(),
    page_id: id.nullable(),
    /** The name that the page with the form had. */
    page_name: z.string(),
    confirmed_at: isoTime.nullable(),
    unsubscribed_at: isoTime.nullable(),
    /** When the last email was sent to them. */
    mailed_at: isoTime.nullable(),
    /** Links to confirm are valid in their round. Each email, and leaving, begins another one. */
    round: z.int().nonnegative(),
    provider_state: z.enum(PROVIDER_STATES),
  },
  search: ['email', 'name'],
  sort: ['created'],
});
export type SubscriberRecord = z.output<typeof subscribers.record>;
