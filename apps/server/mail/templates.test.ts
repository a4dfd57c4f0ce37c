import { type Locale, loadI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import type { Mail } from './queue.ts';
import { mailText } from './templates.ts';

const reset = (language: string): Mail => ({
  template: 'password_reset',
  to: { name: 'Jana', email: 'jana@example.com', language },
  values: { link: 'https://example.com/admin/#!/auth/reset/abc/' },
});

test('mail to a German account is in German', async () => {
  const { t } = await loadI18n(['mail'], 'de_DE');
  const { subject, text } = mailText(reset('de_DE'), t, 'Salz & Söhne');
  expect(subject).toBe('Passwort für Salz & Söhne zurücksetzen');
  expect(text).toContain('Guten Tag Jana,');
  expect(text).toContain('https://example.com/admin/#!/auth/reset/abc/');
});

test('mail falls back to English', async () => {
  // A locale that no longer exists, as an older version may have stored.
  const gone = 'eo_XX' as Locale;
  const { t } = await loadI18n(['mail'], gone);
  expect(mailText(reset(gone), t, 'Salt').subject).toBe('Reset your Salt password');
});

test('a line break in a value cannot inject a header', async () => {
  const { t } = await loadI18n(['mail']);
  const { subject } = mailText(reset('en_US'), t, 'Salt\r\nBcc: evil@example.com');
  expect(subject).not.toMatch(/[\r\n]/);
});
