/** A host label has at most 63 characters. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP_LABEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/** Names that only exist on local networks. */
const LOCAL_LABEL = /^local(?:host)?$/i;

export type HostIssue =
  | 'hostnameInvalidHostname'
  | 'hostnameLocalNameNotAllowed'
  | 'hostnameUnknownTld';

/**
 * Why a hostname is invalid: a malformed label, a local name, or an impossible top-level domain.
 */
export function hostIssue(host: string): HostIssue | null {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const isWellFormed = host.length <= 253 && labels.every((label) => LABEL.test(label));
  if (!isWellFormed) return 'hostnameInvalidHostname';
  if (labels.length === 1 || LOCAL_LABEL.test(top)) return 'hostnameLocalNameNotAllowed';
  return TOP_LABEL.test(top) ? null : 'hostnameUnknownTld';
}

/** Whether a name has at least two well-formed labels and a top-level domain. */
export const isHostName = (host: string): boolean => hostIssue(host) === null;

const MAILBOX = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Why an email address is invalid: its format, or its host. */
export function emailIssue(value: string): HostIssue | 'emailAddressInvalidHostname' | null {
  const at = value.lastIndexOf('@');
  const [mailbox, host] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1)];
  const isWhole = mailbox.length <= 64 && MAILBOX.test(mailbox) && host !== '';
  return isWhole ? hostIssue(host) : 'emailAddressInvalidHostname';
}

/** Whether a text can be a URI: it contains no characters that need encoding. */
export const isUri = (value: string): boolean => !/[\s\p{Cc}"<>\\^`{|}]/u.test(value);

/** A plus sign and 6 to 15 digits, and an extension: `+112233445566`, `+112233445566;ext=4`. */
export const isPhone = (value: string): boolean =>
  /^\+[1-9][0-9]{5,14}(?:;ext=\d{1,6})?$/.test(value);
