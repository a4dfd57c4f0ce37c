import type { Locale } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { createSiteTexts, visitorLocale } from './texts.ts';

describe('the language of visitors', () => {
  test.each([
    ['de', 'en_US', 'de_DE'],
    ['de-AT', 'en_US', 'de_DE'],
    ['pt-br', 'en_US', 'pt_BR'],
    ['da', 'de_DE', 'de_DE'],
  ] as const)('of a site tagged %s in %s is %s', (html_lang, default_language, locale) => {
    expect(visitorLocale({ html_lang, default_language })).toBe(locale);
  });

  test('has all texts, or English ones only', async () => {
    const texts = createSiteTexts();
    const german = await texts({ html_lang: 'de', default_language: 'en_US' });
    expect(german('MODULE.SITE.PASSWORD.TITLE')).toBe('Passwort erforderlich');
    expect(german('VISITOR.LIGHTBOX.NEXT')).toBe('Nächstes Bild');
    // A locale that no longer exists, as an older version may have stored.
    const gone = await texts({ html_lang: 'eo', default_language: 'eo_XX' as Locale });
    expect(gone('VISITOR.LIGHTBOX.NEXT')).toBe('Next image');
  });
});
