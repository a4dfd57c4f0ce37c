import { RPC_ERRORS } from '@plinth/contract';
import { validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useCallback } from 'react';
import { failureOf } from '../rpc/failure.ts';

/** General messages that don't explain the failure; the field's key is more precise. */
const GENERAL: readonly string[] = [RPC_ERRORS.VALIDATION.message, RPC_ERRORS.INTERNAL.message];

/** The message for a refused or failed upload. */
export const useUploadReason = () => {
  const i18n = useI18n();
  return useCallback(
    (error: unknown): string => {
      if (typeof error === 'string') return validationText(i18n, error);
      const { message, fields } = failureOf(error);
      const [key] = Object.values(fields).flat();
      if (i18n.has(message) && !GENERAL.includes(message)) return i18n.t(message);
      return key ? validationText(i18n, key) : i18n.t('MODULE.MEDIA_LIBRARY.NOT_UPLOADED');
    },
    [i18n],
  );
};
