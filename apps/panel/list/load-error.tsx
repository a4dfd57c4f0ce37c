import { knownText, type MessageKey } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { ErrorCard } from '@plinth/ui';
import { LinkButton } from '../router/links.tsx';
import { failureOf } from '../rpc/failure.ts';

type LoadErrorProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What to say and offer if the record no longer exists. */
  readonly missing?: MissingRecord;
};

/** Texts for a deleted record, with the route of its list. */
export type MissingRecord = {
  readonly text: MessageKey;
  readonly back: MessageKey;
  readonly list: string;
};

/** Shown in place of content that failed to load. */
export const LoadError = ({ error, onRetry, missing }: LoadErrorProps) => {
  const i18n = useI18n();
  const { type, message, incident } = failureOf(error);
  const text = knownText(i18n, message, {
    fallback: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
  });
  if (type === 'NOT_FOUND' && missing) {
    return (
      <ErrorCard
        message={i18n.t(missing.text)}
        incident={incident}
        action={
          <LinkButton to={missing.list} size="xs" variant="default">
            {i18n.t(missing.back)}
          </LinkButton>
        }
      />
    );
  }
  return <ErrorCard message={text} incident={incident} onRetry={onRetry} />;
};
