import { expect, test } from 'vitest';
import { RedirectFields } from '../redirects/redirect.ts';
import { Email, requiredText, trimmedText } from './fields.ts';
import { NewPassword, PasswordReset } from './profile.ts';

const typed = 'Crème brûlée';
const combining = typed.normalize('NFD');

test.each([
  ['a name', requiredText(100)],
  ['a text', trimmedText(100)],
  ['a password', NewPassword],
])('%s is kept in composed letters', (_, schema) => {
  expect(schema.parse(combining)).toBe(typed);
  expect(schema.parse(typed)).toBe(typed);
});

test('an email and an old URL are kept in composed letters', () => {
  expect(Email.parse('info@m\u00fcller.example'.normalize('NFD'))).toBe('info@müller.example');
  expect(RedirectFields.parse({ old_url: '/u\u0308ber', new_url: '/' }).old_url).toBe('/über');
});

test('the length of a text is that of its composed letters', () => {
  expect(trimmedText(typed.length).safeParse(combining).success).toBe(true);
});

test('a password is confirmed in either spelling', () => {
  const given = { token: 'a', password: typed, confirm: combining };
  expect(PasswordReset.safeParse(given).success).toBe(true);
  expect(PasswordReset.safeParse({ ...given, confirm: 'Creme brulee' }).success).toBe(false);
});
