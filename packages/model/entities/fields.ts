import { z } from 'zod';
import { plainEmail } from '../urls/plain-address.ts';
import { isCleanText } from '../validate/clean-text.ts';
import { emailIssue, isPhone } from '../validate/patterns.ts';

/** Record ids are positive integers (contract, "Naming"). */
export const RecordId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export type RecordId = z.infer<typeof RecordId>;

/** ISO 8601 in UTC, such as `2026-11-20T10:00:00.000Z`. */
export const Timestamp = z.iso.datetime();
export type Timestamp = z.infer<typeof Timestamp>;

/** Fields that every stored record has in addition to its own. */
export const recordFields = {
  id: RecordId,
  /** Starts at 1 and increases by 1 with every save. */
  revision: z.number().int().positive(),
  created: Timestamp,
  modified: Timestamp,
};

/** A boolean stored as 0 or 1. Only design records use it. */
export const NumberFlag = z.literal([0, 1]);

/** Text that can be empty. */
export const text = (maxLength: number) =>
  z.string().max(maxLength).refine(isCleanText, 'valueInvalid');

/**
 * What somebody types to name or find something, in composed letters: "é" has two spellings, which
 * keyboards, file systems and copied text mix, and which databases tell apart.
 */
export const typedText = () => z.string().normalize('NFC');

/** Text that is trimmed before its length is checked. */
export const trimmedText = (maxLength: number) =>
  typedText().trim().max(maxLength).refine(isCleanText, 'valueInvalid');

/** A required, single-line name or title. */
export const requiredText = (maxLength: number) =>
  trimmedText(maxLength)
    .refine((value) => value !== '', 'isEmpty')
    .refine((value) => !/[\r\n]/.test(value), 'valueInvalid');

/** An invalid email gets the general error key and a more specific one for its host. */
export const Email = typedText()
  .overwrite(plainEmail)
  .max(254)
  .superRefine((value, context) => {
    const issue = emailIssue(value);
    if (issue === null) return;
    for (const message of new Set(['emailAddressInvalidHostname', issue])) {
      context.addIssue({ code: 'custom', message });
    }
  });

/** `+112233445566`, `+112233445566;ext=4` */
export const Phone = z.string().refine(isPhone, 'valueInvalid');

/** Used in class names and selectors. */
export const ClassName = z.string().regex(/^[a-z0-9_-]{1,64}$/);

/** A URL slug, as `friendlyUrl` generates it. */
export const Slug = z
  .string()
  .max(255)
  .regex(/^[a-z0-9_-]+$/);

/** Custom HTML of the owner, at most 64 KiB. */
export const InjectedCode = text(65_536);
