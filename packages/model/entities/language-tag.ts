import { z } from 'zod';

function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false;
  }
}

/** A language tag for the `lang` attribute of `html`, such as `en` or `pt-BR`. */
export const LanguageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)
  .refine(isLocale, 'valueInvalid');
