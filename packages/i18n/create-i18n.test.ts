import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';

describe('createI18n', () => {
  it('speaks English at once', () => {
    expect(createI18n().t('COMMON.ACTION.SAVE')).toBe('Save');
  });

  it('chooses plural forms by count', () => {
    const { t } = createI18n();
    expect(t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: 1 })).toBe(
      'At most one character fits here.',
    );
    expect(t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: 5 })).toBe(
      'At most 5 characters fit here.',
    );
  });

  it('leaves markup in values alone, since React escapes it', () => {
    expect(createI18n().t('COMMON.MESSAGES.DELETE_SUCCESS', { name: '<b>&' })).toBe('<b>& deleted');
  });

  it('falls back from a language without texts to English', async () => {
    const i18n = createI18n();
    await i18n.setLocale('uk_UA');
    expect(i18n.locale).toBe('uk_UA');
    expect(i18n.t('COMMON.ACTION.SAVE')).toBe('Save');
  });

  it('tells its listeners and hands out a new translator when the language changes', async () => {
    const i18n = createI18n();
    const before = i18n.t;
    let calls = 0;
    const stop = i18n.subscribe(() => {
      calls += 1;
    });
    await i18n.setLocale('qps');
    stop();
    await i18n.setLocale('en_US');
    expect(calls).toBe(1);
    expect(i18n.t).not.toBe(before);
  });

  it('lengthens every text by at least 40 % in the pseudo-locale, placeholders kept', async () => {
    const i18n = createI18n();
    const english = i18n.t('COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION');
    await i18n.setLocale('qps');
    const pseudo = i18n.t('COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION');
    expect(pseudo.length).toBeGreaterThanOrEqual(Math.floor(english.length * 1.4));
    expect(i18n.t('COMMON.MESSAGES.DELETE_SUCCESS', { name: 'Home' })).toContain('Home');
    expect(i18n.t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: 5 })).toContain('5');
  });

  it('takes texts that live elsewhere, in the pseudo-locale too', async () => {
    const i18n = createI18n();
    i18n.addMessages({ 'WIDGETS.SAMPLE.NAME': 'Sample' });
    expect(i18n.t('WIDGETS.SAMPLE.NAME')).toBe('Sample');
    await i18n.setLocale('qps');
    expect(i18n.t('WIDGETS.SAMPLE.NAME')).toContain('Šá');
    i18n.addMessages({ 'WIDGETS.OTHER.NAME': 'Other' });
    expect(i18n.t('WIDGETS.OTHER.NAME')).toContain('ŕ');
    await i18n.setLocale('en_US');
    expect(i18n.t('WIDGETS.OTHER.NAME')).toBe('Other');
  });
});
