import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { ErrorCard } from '@plinth/ui';
import { failureOf } from '../rpc/failure.ts';

type LoadErrorProps = { readonly error: unknown; readonly onRetry: () => void };

/** What could not be read, in the place where it would have been. */
export const LoadError = ({ error, onRetry }: LoadErrorProps) => {
  const i18n = useI18n();
  const { message, incident } = failureOf(error);
  const text = knownText(i18n, message, {
    fallback: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
  });
  return <ErrorCard message={text} incident={incident} onRetry={onRetry} />;
};
