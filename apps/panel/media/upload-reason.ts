import { validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useCallback } from 'react';
import { failureOf } from '../rpc/failure.ts';

/** Says nothing of the file; the field's key says more. */
const GENERAL = 'COMMON.MESSAGES.BAD_REQUEST';

/** Why a file was not uploaded, in words: for a rule's key or for what the server answered. */
export const useUploadReason = () => {
  const i18n = useI18n();
  return useCallback(
    (error: unknown): string => {
      if (typeof error === 'string') return validationText(i18n, error);
      const { message, fields } = failureOf(error);
      const [key] = Object.values(fields).flat();
      if (i18n.has(message) && message !== GENERAL) return i18n.t(message);
      return key ? validationText(i18n, key) : i18n.t('COMMON.MESSAGES.LOADING_ERROR');
    },
    [i18n],
  );
};
