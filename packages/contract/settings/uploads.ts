import {
  DEFAULT_UPLOAD_LIMITS,
  DENIED_EXTENSIONS,
  type FieldIssue,
  SHIPPED_UPLOAD_SIZE,
  trimmedText,
  type UploadLimits,
} from '@plinth/model';
import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

/** MB. Object stores take larger files in several parts alone. */
const MAX_FILE_SIZE = 4096;

/** MB: 10 TB. */
const MAX_TOTAL_SIZE = 10 * 1024 * 1024;

const KIB_OF_MB = 1024;

/** Extensions in a text, with or without dots, separated by commas or spaces. */
const extensionsIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((extension) => extension.replace(/^\./, ''))
    .filter((extension) => extension !== '');

const isExtension = (extension: string): boolean => /^[a-z0-9]{1,10}$/.test(extension);

const isDenied = (extension: string): boolean =>
  DENIED_EXTENSIONS.some((denied) => denied === extension);

const schema = z.strictObject({
  /** MB. */
  max_file_size: z
    .int()
    .min(1)
    .max(MAX_FILE_SIZE)
    .default(SHIPPED_UPLOAD_SIZE / KIB_OF_MB),
  /** MB that all files may have together; 0: as much as the disk has. */
  max_total_size: z.int().min(0).max(MAX_TOTAL_SIZE).default(0),
  /** Extensions that are allowed besides the usual ones. */
  allowed_extensions: trimmedText(500).default(''),
  /** Extensions that are refused. */
  denied_extensions: trimmedText(500).default(''),
});

/** Which files can be uploaded. */
export const uploadSettings = defineSettings('uploads', schema, {
  check: ({ allowed_extensions, denied_extensions }) => {
    const issues: FieldIssue[] = [];
    const allowed = extensionsIn(allowed_extensions);
    if (!allowed.every((one) => isExtension(one) && !isDenied(one)))
      issues.push({ path: 'allowed_extensions', key: 'valueInvalid' });
    if (!extensionsIn(denied_extensions).every(isExtension))
      issues.push({ path: 'denied_extensions', key: 'valueInvalid' });
    return issues;
  },
});

/** What uploads are checked against. Refused extensions come before allowed ones. */
export function uploadLimits(values: SettingsValues<typeof uploadSettings>): UploadLimits {
  const denied = extensionsIn(values.denied_extensions);
  return {
    upload_max_size: values.max_file_size * KIB_OF_MB,
    total_max_size: values.max_total_size === 0 ? null : values.max_total_size * KIB_OF_MB,
    extensions: [
      ...new Set([...DEFAULT_UPLOAD_LIMITS.extensions, ...extensionsIn(values.allowed_extensions)]),
    ].filter((extension) => !denied.includes(extension)),
    denied_extensions: [...new Set([...DENIED_EXTENSIONS, ...denied])],
  };
}
