import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueKeys } from '../validate/issue-keys.ts';
import { Email } from './fields.ts';

const Form = z.strictObject({ email: Email });

test.each([
  ['nobody', ['emailAddressInvalidHostname']],
  ['a@example.123', ['emailAddressInvalidHostname', 'hostnameUnknownTld']],
  ['a@mailserver', ['emailAddressInvalidHostname', 'hostnameLocalNameNotAllowed']],
  ['a@exa_mple.com', ['emailAddressInvalidHostname', 'hostnameInvalidHostname']],
])('%s is no email, and its keys say why', (email, keys) => {
  const { error } = Form.safeParse({ email });
  expect(error && issueKeys(error)).toEqual({ email: keys });
});
