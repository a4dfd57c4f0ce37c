import type { MessageKey } from '@plinth/i18n';
import { REDIRECT_CODES } from '@plinth/model';

/** Every type of redirect with the key of its name. */
export const CODE_LABELS: Readonly<Record<string, MessageKey>> = Object.fromEntries(
  REDIRECT_CODES.map((code) => [code, `MODULE.REDIRECTS.CODE.${code}` as const]),
);
