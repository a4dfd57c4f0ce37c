import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { ErrorCard } from '@plinth/ui';
import { LinkButton } from '../router/links.tsx';
import { failureOf } from '../rpc/failure.ts';

type LoadErrorProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Route of the record's list, linked if the record no longer exists. */
  readonly list?: string;
};

/** Shown in place of content that failed to load. */
export const LoadError = ({ error, onRetry, list }: LoadErrorProps) => {
  const i18n = useI18n();
  const { type, message, incident } = failureOf(error);
  const text = knownText(i18n, message, {
    fallback: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
  });
  const way = type === 'NOT_FOUND' && list !== undefined && (
    <LinkButton to={list} size="xs" variant="default">
      {i18n.t('COMMON.ACTION.BACK_TO_LIST')}
    </LinkButton>
  );
  return (
    <ErrorCard
      message={text}
      incident={incident}
      action={way}
      onRetry={way ? undefined : onRetry}
    />
  );
};
