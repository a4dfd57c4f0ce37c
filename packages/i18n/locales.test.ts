import { expect, it } from 'vitest';
import { isLocale, languageTag, preferredLocale } from './locales.ts';

it('converts locale codes to language tags', () => {
  expect(languageTag('pt_BR')).toBe('pt-BR');
  expect(languageTag('qps')).toBe('en');
});

it('selects the first available preference', () => {
  expect(preferredLocale(['da-DK', 'uk', 'en'])).toBe('uk_UA');
  expect(preferredLocale(['pt-PT'])).toBe('pt_BR');
  expect(preferredLocale(['da-DK'])).toBe('en_US');
  expect(preferredLocale(['de-DE', 'en-US'], ['en_US'])).toBe('en_US');
});

it('recognizes only supported locale codes', () => {
  expect(isLocale('en_US')).toBe(true);
  expect(isLocale('toString')).toBe(false);
});
