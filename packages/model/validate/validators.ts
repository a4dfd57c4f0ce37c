import { plainEmail } from '../urls/plain-address.ts';
import type { IssueKey } from './issue-keys.ts';
import { emailIssue, isUri } from './patterns.ts';
import { isPublicUrl } from './url.ts';

/**
 * Validates a field: returns an error key, or null. All validators except `required` accept an
 * empty value, so that optional fields can be validated too.
 */
export type Validator = (value: string) => IssueKey | null;

const unlessEmpty =
  (isValid: (value: string) => boolean, key: IssueKey): Validator =>
  (value) =>
    value.trim() === '' || isValid(value) ? null : key;

export const required: Validator = (value) => (value.trim() === '' ? 'isEmpty' : null);

export const email: Validator = (value) => {
  const address = plainEmail(value);
  return address === '' ? null : emailIssue(address);
};

export const uri = unlessEmpty((value) => isUri(value.trim()), 'notUri');

/** http, https, ftp or protocol-relative, with a public host. */
export const url = unlessEmpty((value) => isPublicUrl(value.trim()), 'incorrectURL');

const isNumber = (value: string): boolean => Number.isFinite(Number(value));

export const max = (bound: number): Validator => {
  const bigger = unlessEmpty((value) => Number(value) <= bound, 'numberIsBigger');
  return (value) => (isNumber(value) ? bigger(value) : 'valueInvalid');
};

export const min = (bound: number): Validator => {
  const smaller = unlessEmpty((value) => Number(value) >= bound, 'numberIsSmaller');
  return (value) => (isNumber(value) ? smaller(value) : 'valueInvalid');
};

/** Length of the trimmed value in code points. */
const lengthOf = (value: string): number => [...value.trim()].length;

export const maxLength = (count: number): Validator =>
  unlessEmpty((value) => lengthOf(value) <= count, 'stringLengthTooLong');

export const minLength = (count: number): Validator =>
  unlessEmpty((value) => lengthOf(value) >= count, 'stringLengthTooShort');

/** The value must equal the one it confirms. An empty value doesn't pass. */
export const confirms =
  (original: string): Validator =>
  (value) =>
    value === original ? null : 'notSame';

export const matches = (pattern: RegExp): Validator =>
  unlessEmpty(
    (value) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(value),
    'valueInvalid',
  );

/**
 * The error keys of a value, in the order of the validators. An empty required value only gets
 * `isEmpty`.
 */
export function validate(value: string, validators: readonly Validator[]): IssueKey[] {
  const keys = validators.flatMap((validator) => validator(value) ?? []);
  return keys.includes('isEmpty') ? ['isEmpty'] : keys;
}
