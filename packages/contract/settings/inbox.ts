import { text } from '@plinth/model';
import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

/** Days. */
export const MAX_MESSAGE_AGE = 3650;

const schema = z.strictObject({
  /** Days after which messages are deleted, with their attachments. 0: never. */
  message_days: z.int().min(0).max(MAX_MESSAGE_AGE).default(0),
  /** Signs what forms send to their webhooks. */
  webhook_secret: text(255).default(''),
});

/** What becomes of messages that visitors send. */
export const inboxSettings = defineSettings('inbox', schema, {
  secrets: ['webhook_secret'],
  stepUp: true,
});
export type InboxSettings = SettingsValues<typeof inboxSettings>;
