import { z } from 'zod';
import { emailIssue, isPhone } from '../validate/patterns.ts';

/** Ids of records are positive integers (contract, "Naming"). */
export const RecordId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export type RecordId = z.infer<typeof RecordId>;

/** ISO 8601 UTC, such as `2026-11-20T10:00:00.000Z`. */
export const Timestamp = z.iso.datetime();
export type Timestamp = z.infer<typeof Timestamp>;

/** What every stored record carries beside its own fields. */
export const recordFields = {
  id: RecordId,
  /** Starts at 1 and grows by 1 with every save. */
  revision: z.number().int().positive(),
  created: Timestamp,
  modified: Timestamp,
};

/** Characters that no text field may hold: controls other than tab and line breaks, lone surrogates. */
const BROKEN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

const isCleanText = (value: string): boolean => !BROKEN_TEXT.test(value);

/** A flag of the design's records, which is 0 or 1 wherever it is read. */
export const NumberFlag = z.literal([0, 1]);

/** Text that may be empty. */
export const text = (longest: number) =>
  z.string().max(longest).refine(isCleanText, 'valueInvalid');

/** Text whose spaces at both ends mean nothing: they neither count nor stay. */
export const trimmedText = (longest: number) =>
  z.string().trim().max(longest).refine(isCleanText, 'valueInvalid');

/** A name or title: text of one line that has to be there. */
export const requiredText = (longest: number) =>
  trimmedText(longest)
    .refine((value) => value !== '', 'isEmpty')
    .refine((value) => !/[\r\n]/.test(value), 'valueInvalid');

/** A wrong one earns the general key, and the one of what is wrong with its host. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .superRefine((value, context) => {
    const issue = emailIssue(value);
    if (issue === null) return;
    for (const message of new Set(['emailAddressInvalidHostname', issue])) {
      context.addIssue({ code: 'custom', message });
    }
  });

/** `+112233445566` */
export const Phone = z.string().refine(isPhone, 'valueInvalid');

/** Becomes part of class names and selectors. */
export const ClassName = z.string().regex(/^[a-z0-9_-]{1,64}$/);

/** Part of an address; what `friendlyUrl` makes. */
export const Slug = z
  .string()
  .max(255)
  .regex(/^[a-z0-9_-]+$/);

/** 64 KiB of the owner's own HTML. */
export const InjectedCode = text(65_536);
