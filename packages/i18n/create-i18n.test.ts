import { describe, expect, it } from 'vitest';
import { type Bundle, hasTexts } from './catalogues.ts';
import { createI18n, loadI18n } from './create-i18n.ts';
import { knownText } from './known-text.ts';
import { LOCALES } from './locales.ts';

describe('i18n', () => {
  it('translates to English once texts are loaded', async () => {
    expect((await loadI18n(['common'])).t('COMMON.ACTION.SAVE')).toBe('Save');
  });

  it('selects plural forms by count', async () => {
    const { t } = await loadI18n(['common']);
    expect(t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: 1 })).toBe(
      'Use no more than 1 character.',
    );
    expect(t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: 5 })).toBe(
      'Use 5 characters or fewer.',
    );
  });

  it('says that something isn’t used instead of counting to zero', async () => {
    const { t } = await loadI18n(['panel', 'editor']);
    for (const key of [
      'EDITOR.USES',
      'EDITOR.STYLES.REACH',
      'EDITOR.PRESET.UPDATE_REACH',
      'MODULE.MEDIA_LIBRARY.USED_ON',
      'MODULE.DESIGN.SECTIONS.USED',
      'MODULE.DESIGN.VALUES.PAGES',
    ] as const)
      expect(t(key, { count: 0 })).toBe('Not used');
    expect(t('MODULE.PAGES.SECTION_USED', { name: 'Footer', count: 0 })).toBe('Footer · not used');
    expect(t('EDITOR.USES', { count: 2 })).toBe('Used in 2 places');
  });

  it('lowercases names inside a sentence, except acronyms', async () => {
    const { t } = await loadI18n(['editor']);
    expect(t('EDITOR.HIDDEN_ON', { device: 'Mobile landscape' })).toBe(
      'Hidden on mobile landscape',
    );
    expect(t('EDITOR.STEP.ADD', { widget: 'HTML embed' })).toBe('Add HTML embed');
  });

  it.each([
    ['pl_PL', 1, '1 wynik'],
    ['pl_PL', 3, '3 wyniki'],
    ['pl_PL', 12, '12 wyników'],
    ['uk_UA', 21, '21 результат'],
    ['ja_JP', 1, '1件'],
    ['fr_FR', 0, '0 résultat'],
  ] as const)('uses the plural forms of %s for %d', async (locale, count, text) => {
    const { t } = await loadI18n(['common'], locale);
    expect(t('COMMON.TEXT.RESULTS', { count })).toBe(text);
  });

  it.each(LOCALES)('has all texts for visitors, emails, and sign-in in %s', (locale) => {
    expect(hasTexts(locale, ['visitors', 'mail', 'auth', 'common'])).toBe(true);
  });

  it('translates “just now”', async () => {
    const { format } = await loadI18n(['common'], 'de_DE');
    expect(format.relative(Date.now())).toBe('Gerade eben');
  });

  it("doesn't escape values, because React does", async () => {
    const { t } = await loadI18n(['common']);
    expect(t('COMMON.MESSAGES.DELETE_SUCCESS', { name: '<b>&' })).toBe('“<b>&” deleted');
  });

  it('falls back to English if the language lacks texts in use', async () => {
    const i18n = await loadI18n(['common', 'hub'], 'uk_UA');
    expect(i18n.locale).toBe('en_US');
    expect(i18n.t('COMMON.ACTION.SAVE')).toBe('Save');
  });

  it('loads only the requested bundles', async () => {
    const i18n = createI18n();
    await i18n.load(['common']);
    expect(i18n.has('COMMON.ACTION.SAVE')).toBe(true);
    expect(i18n.has('EDITOR.UNDONE')).toBe(false);
    await i18n.load(['editor']);
    expect(i18n.has('EDITOR.UNDONE')).toBe(true);
    expect(i18n.bundles).toEqual(['common', 'editor']);
  });

  it('notifies listeners and replaces `t` when the language or texts change', async () => {
    const i18n = await loadI18n(['common']);
    const before = i18n.t;
    let calls = 0;
    const stop = i18n.subscribe(() => {
      calls += 1;
    });
    await i18n.setLocale('qps');
    await i18n.load(['common']);
    stop();
    await i18n.setLocale('en_US');
    expect(calls).toBe(1);
    expect(i18n.t).not.toBe(before);
  });

  it('serializes changes, so that none is lost', async () => {
    const i18n = createI18n();
    await Promise.all([i18n.load(['common']), i18n.setLocale('qps'), i18n.load(['auth'])]);
    expect(i18n.locale).toBe('qps');
    expect(i18n.t('COMMON.ACTION.SAVE')).toMatch(/^\[/);
    expect(i18n.t('MODULE.AUTH.LOGIN.FORGOT')).toMatch(/^\[/);
  });

  it('lengthens every text by at least 40% in the pseudo-locale, preserving placeholders', async () => {
    const i18n = await loadI18n(['common']);
    const english = i18n.t('COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION');
    await i18n.setLocale('qps');
    const pseudo = i18n.t('COMMON.TEXT.UNSAVED_CHANGES_CONFIRMATION');
    expect(pseudo.length).toBeGreaterThanOrEqual(Math.floor(english.length * 1.4));
    expect(i18n.t('COMMON.MESSAGES.DELETE_SUCCESS', { name: 'Home' })).toContain('Home');
    expect(i18n.t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: 5 })).toContain('5');
  });

  it('never shows an unknown key from the server', async () => {
    const i18n = await loadI18n<Bundle>(['common']);
    const fallback = 'COMMON.MESSAGES.UPDATE_ERROR';
    expect(knownText(i18n, 'COMMON.MESSAGES.NOT_FOUND', { fallback })).toBe(
      'This no longer exists.',
    );
    expect(knownText(i18n, 'MODULE.NEW.FAILURE', { fallback })).toBe(i18n.t(fallback));
  });
});
