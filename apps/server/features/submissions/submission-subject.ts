import type { SubmissionRecord } from '@plinth/contract';

/** Characters of a subject. */
const MAX_SUBJECT = 255;

const PLACEHOLDER = /\{([^{}]*)\}/g;

const plain = (text: string): string => text.trim().toLowerCase();

/**
 * A subject in which `{Label}` is the answer to the field with the label, and nothing without an
 * answer. Always one line.
 */
export function subjectOf(template: string, { fields }: Pick<SubmissionRecord, 'fields'>): string {
  const subject = template
    .replace(
      PLACEHOLDER,
      (_, name: string) => fields.find(({ label }) => plain(label) === plain(name))?.value ?? '',
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...subject].slice(0, MAX_SUBJECT).join('');
}
