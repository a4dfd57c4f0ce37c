import type { $ZodIssue } from 'zod/v4/core';

/** Error keys of fields, with the message key that explains each. */
export const ISSUE_MESSAGES = {
  isEmpty: 'REQUIRED_VALUE',
  emailAddressInvalidHostname: 'INCORRECT_EMAIL',
  incorrectURL: 'INCORRECT_URL',
  numberIsBigger: 'NUMBER_IS_BIGGER',
  numberIsSmaller: 'NUMBER_IS_SMALLER',
  stringLengthTooLong: 'STRING_LENGTH_TOO_LONG',
  stringLengthTooShort: 'STRING_LENGTH_TOO_SHORT',
  valueNotConfirm: 'NOT_CONFIRMED_VALUE',
  notSame: 'NOT_CONFIRMED_VALUE',
  valueInvalid: 'INCORRECT_VALUE',
  recordFound: 'VALUE_ALREADY_EXISTS',
  hostnameUnknownTld: 'UNKNOWN_TOP_LEVEL_DOMAIN',
  hostnameLocalNameNotAllowed: 'LOCAL_NETWORK_NAME_NOT_ALLOWED',
  hostnameInvalidHostname: 'INVALID_HOSTNAME',
  notUri: 'INVALID_URI',
  unknownField: 'UNKNOWN_FIELD',
  lostCharacter: 'LOST_CHARACTER',
  reservedPath: 'RESERVED_PATH',
  livePage: 'LIVE_PAGE',
  redirectLoop: 'REDIRECT_LOOP',
  redirectChain: 'REDIRECT_CHAIN',
  tooManyWildcards: 'TOO_MANY_WILDCARDS',
  unknownWildcard: 'UNKNOWN_WILDCARD',
  phoneInvalid: 'INCORRECT_PHONE',
  postalCodeInvalid: 'INCORRECT_POSTAL_CODE',
  shortnameInvalid: 'INCORRECT_SHORTNAME',
  timesOverlap: 'TIMES_OVERLAP',
} as const;

export type IssueKey = keyof typeof ISSUE_MESSAGES;

const isIssueKey = (value: string): value is IssueKey => Object.hasOwn(ISSUE_MESSAGES, value);

type SizedIssue = Extract<$ZodIssue, { code: 'too_big' | 'too_small' }>;

function sizeKey(issue: SizedIssue): IssueKey {
  const isText = issue.origin === 'string';
  if (issue.code === 'too_big') return isText ? 'stringLengthTooLong' : 'numberIsBigger';
  if (isText) return issue.minimum === 1 ? 'isEmpty' : 'stringLengthTooShort';
  return issue.origin === 'array' ? 'isEmpty' : 'numberIsSmaller';
}

/** Zod distinguishes missing values from wrong ones only in its English message. */
const isMissing = ({ message }: $ZodIssue): boolean => message.endsWith('received undefined');

const FORMAT_KEYS: { readonly [format: string]: IssueKey } = {
  email: 'emailAddressInvalidHostname',
  url: 'incorrectURL',
};

/** The key of an issue. Custom checks use the key as their message. */
function keyOf(issue: $ZodIssue): IssueKey {
  if (isIssueKey(issue.message)) return issue.message;
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeKey(issue);
  if (issue.code === 'invalid_type') return isMissing(issue) ? 'isEmpty' : 'valueInvalid';
  if (issue.code === 'invalid_format') return FORMAT_KEYS[issue.format] ?? 'valueInvalid';
  return 'valueInvalid';
}

/** Maximum number of fields reported per error. */
export const MAX_ISSUES = 50;

/** Paths are dotted. Each unknown key of a strict object has its own path. */
export type FieldIssue = {
  readonly path: string;
  readonly key: IssueKey;
  /** The limit that the value exceeds. */
  readonly bound?: number;
};

function boundOf(issue: $ZodIssue): { readonly bound?: number } {
  if (issue.code === 'too_big') return { bound: Number(issue.maximum) };
  return issue.code === 'too_small' ? { bound: Number(issue.minimum) } : {};
}

/** Whether a branch of a union is the intended one: the value at least has its type. */
const isIntendedBranch = (branch: readonly $ZodIssue[]): boolean =>
  branch.every(({ code, path }) => code !== 'invalid_type' || path.length > 0);

/** Truncates names from clients before they're repeated in an error. */
const MAX_NAME_LENGTH = 64;

const nameOf = (key: PropertyKey): string => String(key).slice(0, MAX_NAME_LENGTH);

function issuesAt(issue: $ZodIssue, above: readonly PropertyKey[]): FieldIssue[] {
  const path = [...above, ...issue.path].map(nameOf);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ISSUES).map((name) => ({
      path: [...path, nameOf(name)].join('.'),
      key: 'unknownField',
    }));
  }
  const branch = issue.code === 'invalid_union' ? issue.errors.find(isIntendedBranch) : undefined;
  if (branch) return branch.flatMap((inner) => issuesAt(inner, path));
  return [{ path: path.join('.'), key: keyOf(issue), ...boundOf(issue) }];
}

export const issuePaths = (issues: readonly $ZodIssue[]): FieldIssue[] =>
  issues.flatMap((issue) => issuesAt(issue, []));

/** Error keys by field, in the form of `data.errors` (contract, "Errors on the wire"). */
export function groupIssues(
  issues: readonly { readonly path: string; readonly key: string }[],
  prefix = '',
): Record<string, string[]> {
  const groups = new Map<string, Set<string>>();
  for (const { path, key } of issues) {
    if (groups.size >= MAX_ISSUES) break;
    const field = [prefix, path].filter((part) => part !== '').join('.');
    groups.set(field, (groups.get(field) ?? new Set()).add(key));
  }
  return Object.fromEntries([...groups].map(([field, keys]) => [field, [...keys]]));
}

/** Error keys by field for a failed schema, shared by server and forms. */
export const issueKeys = (error: { readonly issues: readonly $ZodIssue[] }) =>
  groupIssues(issuePaths(error.issues.slice(0, MAX_ISSUES)));
