import { type MessageValues, validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';

type ProblemTextProps = {
  /** An error key, see VALIDATION_MESSAGES. */
  readonly errorKey: string;
  /** Parameters of the message, such as the limit. */
  readonly values?: MessageValues | undefined;
};

/** A field's error in the current language; updates when the language changes. */
export const ProblemText = ({ errorKey, values }: ProblemTextProps) =>
  validationText(useI18n(), errorKey, values);
