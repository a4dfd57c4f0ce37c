/** A host label is under 64 characters (specification, point 9). */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP_LABEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/** Whether a name has at least two labels, each well formed, and a top-level domain. */
export function isHostName(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

const MAILBOX = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const mailbox = value.slice(0, Math.max(at, 0));
  return mailbox.length <= 64 && MAILBOX.test(mailbox) && isHostName(value.slice(at + 1));
}

/** A plus sign and 6 to 15 digits, as the specification writes them: `+112233445566`. */
export const isPhone = (value: string): boolean => /^\+[1-9][0-9]{5,14}$/.test(value);
