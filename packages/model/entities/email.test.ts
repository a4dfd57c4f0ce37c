import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueKeys } from '../validate/issue-keys.ts';
import { Email } from './fields.ts';

const Form = z.strictObject({ email: Email });

test.each([
  ['\u200ba@example.com\u200b', 'a@example.com'],
  ['<a@example.com>', 'a@example.com'],
  ['mailto:a@example.com', 'a@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
])('%j is the email %s', (text, email) => expect(Email.parse(text)).toBe(email));

test.each([
  ['nobody', ['emailAddressInvalidHostname']],
  ['a@example.123', ['emailAddressInvalidHostname', 'hostnameUnknownTld']],
  ['a@mailserver', ['emailAddressInvalidHostname', 'hostnameLocalNameNotAllowed']],
  ['a@exa_mple.com', ['emailAddressInvalidHostname', 'hostnameInvalidHostname']],
])('%s is no email, and its keys say why', (email, keys) => {
  const { error } = Form.safeParse({ email });
  expect(error && issueKeys(error)).toEqual({ email: keys });
});
