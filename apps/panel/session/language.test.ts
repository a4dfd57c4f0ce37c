import { createI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import { adoptLanguage, switchLanguage } from './language.ts';

test('the panel speaks the language of the account until one is chosen in this browser', async () => {
  const i18n = createI18n();
  await adoptLanguage(i18n, 'xx_XX');
  expect(i18n.locale).toBe('en_US');
  await adoptLanguage(i18n, 'qps');
  expect(i18n.locale).toBe('qps');
  await switchLanguage(i18n, 'en_US');
  await adoptLanguage(i18n, 'qps');
  expect(i18n.locale).toBe('en_US');
});
