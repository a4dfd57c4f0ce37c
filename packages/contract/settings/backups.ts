import { text } from '@plinth/model';
import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

/** Who steals an encrypted backup can try passphrases for as long as they like. */
export const MIN_PASSPHRASE = 12;

export const backupSettings = defineSettings(
  'backups',
  z.strictObject({
    frequency: z.enum(['off', 'daily', 'weekly']).default('daily'),
    /** Automatic backups that are kept. Others are kept until they are deleted. */
    keep: z.int().min(1).max(100).default(10),
    /** Whether new backups are encrypted with the passphrase. */
    is_encrypted: z.boolean().default(false),
    /** At least `MIN_PASSPHRASE` characters. */
    passphrase: z
      .string()
      .max(1024)
      .refine((given) => given === '' || given.length >= MIN_PASSPHRASE, 'stringLengthTooShort')
      .default(''),
    /** Whether backups are also copied to an S3-compatible store. */
    has_store: z.boolean().default(false),
    store_endpoint: text(255)
      .refine((url) => url === '' || /^https?:\/\/[^\s/?#@]+\/?$/i.test(url), 'notUri')
      .default(''),
    store_region: text(64).default('us-east-1'),
    store_bucket: text(63)
      .refine(
        (name) => name === '' || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name),
        'valueInvalid',
      )
      .default(''),
    /** A folder in the bucket. */
    store_prefix: text(255)
      .refine((name) => /^[\w./-]*$/.test(name) && !name.includes('..'), 'valueInvalid')
      .default(''),
    store_key: text(255).default(''),
    store_secret: text(1024).default(''),
  }),
  {
    secrets: ['passphrase', 'store_secret'],
    stepUp: true,
    check: (values) =>
      values.has_store
        ? (['store_endpoint', 'store_bucket', 'store_region', 'store_key'] as const).flatMap(
            (path) => (values[path] === '' ? [{ path, key: 'isEmpty' }] : []),
          )
        : [],
  },
);
export type BackupSettings = SettingsValues<typeof backupSettings>;
