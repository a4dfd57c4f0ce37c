import { visibleText } from '../urls/visible-text.ts';

/** Digits to dial once the call is answered: `ext. 4`, `x4`, `;ext=4`, `Durchwahl 4`. */
const EXTENSION =
  /[\s,;]*(?:\bext(?:ension|n)?\b|ext(?=\d)|x|#|\bdurchwahl\b|\bdw\b|\bposte\b|\bint\b)[.:=]?\s*(\d{1,6})$/i;

/**
 * A written phone number without what is copied along with it, with plain digits, spaces, and
 * hyphens.
 */
export const plainPhone = (phone: string): string =>
  visibleText(visibleText(phone).normalize('NFKC')).replace(/[\u2012-\u2015\u2212]/g, '-');

/** The extension of a written phone number. Undefined without one. */
export const phoneExtension = (phone: string): string | undefined =>
  EXTENSION.exec(phone.trim())?.[1];

/** A written phone number without its extension. */
export const withoutExtension = (phone: string): string => phone.trim().replace(EXTENSION, '');
