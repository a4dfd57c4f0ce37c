import { type MessageValues, validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useMissingKey } from './missing-text.tsx';

type ProblemTextProps = {
  /** An error key, see VALIDATION_MESSAGES. */
  readonly errorKey: string;
  /** Parameters of the message, such as the limit. */
  readonly values?: MessageValues | undefined;
};

/** A field's error in the current language; updates when the language changes. */
export const ProblemText = ({ errorKey, values }: ProblemTextProps) => {
  const missing = useMissingKey();
  const key = errorKey === 'isEmpty' && missing ? missing : errorKey;
  return validationText(useI18n(), key, values);
};
