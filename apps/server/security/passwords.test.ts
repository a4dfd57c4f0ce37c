import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const typed = 'Gr\u00fc\u00dfe aus K\u00f6ln';
const forms = { composed: typed, combining: typed.normalize('NFD') };

test.each(Object.entries(forms))('a new password in %s letters fits both', async (_, password) => {
  const stored = await passwords.hash(password);
  expect(await passwords.verify(forms.composed, stored)).toBe(true);
  expect(await passwords.verify(forms.combining, stored)).toBe(true);
  expect(await passwords.verify('Gruesse aus Koeln', stored)).toBe(false);
});

test.each(Object.entries(forms))(
  'an older password, stored in %s letters as it was typed, fits both',
  async (_, password) => {
    const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwords.verify(forms.composed, stored)).toBe(true);
    expect(await passwords.verify(forms.combining, stored)).toBe(true);
    expect(await passwords.verify('another', stored)).toBe(false);
  },
);

test('no password fits an account that doesn’t exist', async () => {
  for (const stored of [null, undefined])
    for (const password of ['the password of no account', typed])
      expect(await passwords.verify(password, stored)).toBe(false);
});
