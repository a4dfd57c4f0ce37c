import type { $ZodIssue } from 'zod/v4/core';

/** Error keys of fields with the key of the text that explains each. */
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
  reservedPath: 'RESERVED_PATH',
  livePage: 'LIVE_PAGE',
  redirectLoop: 'REDIRECT_LOOP',
  redirectChain: 'REDIRECT_CHAIN',
  tooManyWildcards: 'TOO_MANY_WILDCARDS',
  unknownWildcard: 'UNKNOWN_WILDCARD',
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

/** The schema library tells a missing value from a wrong one in its (English) message only. */
const isMissing = ({ message }: $ZodIssue): boolean => message.endsWith('received undefined');

const FORMAT_KEYS: { readonly [format: string]: IssueKey } = {
  email: 'emailAddressInvalidHostname',
  url: 'incorrectURL',
};

/** The key of one issue. A custom check names its key as its message. */
function keyOf(issue: $ZodIssue): IssueKey {
  if (isIssueKey(issue.message)) return issue.message;
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeKey(issue);
  if (issue.code === 'invalid_type') return isMissing(issue) ? 'isEmpty' : 'valueInvalid';
  if (issue.code === 'invalid_format') return FORMAT_KEYS[issue.format] ?? 'valueInvalid';
  return 'valueInvalid';
}

/** The most fields that one refusal names. */
export const MAX_ISSUES = 50;

/** Paths are dotted; keys that a strict object does not know each have a path of their own. */
export type FieldIssue = {
  readonly path: string;
  readonly key: IssueKey;
  /** The length or number that the value is beyond. */
  readonly bound?: number;
};

function boundOf(issue: $ZodIssue): { readonly bound?: number } {
  if (issue.code === 'too_big') return { bound: Number(issue.maximum) };
  return issue.code === 'too_small' ? { bound: Number(issue.minimum) } : {};
}

/** Whether a branch of a union is the one that was meant: the value has its type, at least. */
const isMeant = (branch: readonly $ZodIssue[]): boolean =>
  branch.every(({ code, path }) => code !== 'invalid_type' || path.length > 0);

/** Names come from the caller: an error repeats only so much of one. */
const LONGEST_NAME = 64;

const nameOf = (key: PropertyKey): string => String(key).slice(0, LONGEST_NAME);

function issuesAt(issue: $ZodIssue, above: readonly PropertyKey[]): FieldIssue[] {
  const path = [...above, ...issue.path].map(nameOf);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ISSUES).map((name) => ({
      path: [...path, nameOf(name)].join('.'),
      key: 'unknownField',
    }));
  }
  const branch = issue.code === 'invalid_union' ? issue.errors.find(isMeant) : undefined;
  if (branch) return branch.flatMap((inner) => issuesAt(inner, path));
  return [{ path: path.join('.'), key: keyOf(issue), ...boundOf(issue) }];
}

/** The issues of a schema as paths and keys. */
export const issuePaths = (issues: readonly $ZodIssue[]): FieldIssue[] =>
  issues.flatMap((issue) => issuesAt(issue, []));

/** Lists of keys by field, in the form of `data.errors` (contract, "Errors on the wire"). */
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

/** What a schema refused, as lists of error keys by field: the one mapping for server and forms. */
export const issueKeys = (error: { readonly issues: readonly $ZodIssue[] }) =>
  groupIssues(issuePaths(error.issues.slice(0, MAX_ISSUES)));
