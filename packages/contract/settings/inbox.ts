import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

/** Days. */
export const MAX_MESSAGE_AGE = 3650;

const schema = z.strictObject({
  /** Days after which messages are deleted, with their attachments. 0: never. */
  message_days: z.int().min(0).max(MAX_MESSAGE_AGE).default(0),
});

/** What becomes of messages that visitors send. */
export const inboxSettings = defineSettings('inbox', schema);
export type InboxSettings = SettingsValues<typeof inboxSettings>;
