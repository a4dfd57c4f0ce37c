import { Email, type FieldIssue, text } from '@plinth/model';
import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

const schema = z.strictObject({
  /** If off, the server delivers emails itself. Without a sender, they stay in the queue. */
  use_smtp: z.boolean().default(false),
  server: text(253).default(''),
  port: z.int().min(1).max(65_535).default(587),
  authentication: z.enum(['none', 'plain', 'login', 'cram_md5']).default('plain'),
  username: text(255).default(''),
  password: text(1024).default(''),
  sender: z.union([z.literal(''), Email]).default(''),
  /** Empty: the site's name. */
  sender_name: text(255).default(''),
  secure: z.enum(['none', 'ssl', 'tls']).default('tls'),
});

const requiredIssue = (value: string, path: string): FieldIssue[] =>
  value === '' ? [{ path, key: 'isEmpty' }] : [];

export const mailSettings = defineSettings('mail', schema, {
  secrets: ['password'],
  stepUp: true,
  check: ({ use_smtp, server, sender }) =>
    use_smtp ? [...requiredIssue(server, 'server'), ...requiredIssue(sender, 'sender')] : [],
});
export type MailSettings = SettingsValues<typeof mailSettings>;
