import type { MessageKey } from '@plinth/i18n';
import { REDIRECT_CODES } from '@plinth/model';

/** Redirect codes with their label keys. */
export const CODE_LABELS: Readonly<Record<string, MessageKey>> = Object.fromEntries(
  REDIRECT_CODES.map((code) => [code, `MODULE.REDIRECTS.CODE.${code}` as const]),
);
