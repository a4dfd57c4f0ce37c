import { expect, it } from 'vitest';
import type { Bundle } from './catalogues.ts';
import { loadI18n } from './create-i18n.ts';
import { VALIDATION_MESSAGES, validationText } from './validation.ts';

const i18n = await loadI18n<Bundle>(['common', 'panel']);

it.each(Object.keys(VALIDATION_MESSAGES))(
  'has a message for %s with and without a limit',
  (key) => {
    const sentences = [
      validationText(i18n, key),
      validationText(i18n, key, { count: 8, min: 1, max: 9 }),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^{}_]+$/);
  },
);

it("includes the limit if it's known", () => {
  expect(validationText(i18n, 'stringLengthTooShort', { count: 8 })).toBe(
    'Use at least 8 characters.',
  );
  expect(validationText(i18n, 'numberIsBigger', { max: 500 })).toContain('500');
});

it('translates an error that is a message key, and never shows a raw key', () => {
  expect(validationText(i18n, 'COMMON.MESSAGES.NOT_FOUND')).toBe('This no longer exists.');
  expect(validationText(i18n, 'somethingNew')).toBe('This value isn’t allowed.');
});
