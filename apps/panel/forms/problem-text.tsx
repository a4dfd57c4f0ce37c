import { type MessageValues, validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';

type ProblemTextProps = {
  /** An error key, see VALIDATION_MESSAGES. */
  readonly errorKey: string;
  /** The bound that the sentence names. */
  readonly values?: MessageValues | undefined;
};

/** Says what is wrong with a field in the chosen language, also after the language has changed. */
export const ProblemText = ({ errorKey, values }: ProblemTextProps) =>
  validationText(useI18n(), errorKey, values);
