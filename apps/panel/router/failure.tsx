import { Button } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { EmptyState, InternalError } from '@plinth/ui';
import { IconAlertTriangle } from '@tabler/icons-react';

/** What takes the place of a screen that failed. */
export const Failure = ({ error }: { readonly error: unknown }) => {
  const { t } = useI18n();
  const internal = error instanceof InternalError ? error : null;
  return (
    <EmptyState
      icon={<IconAlertTriangle />}
      title={t('SHELL.CRASH_TITLE')}
      text={internal ? t(internal.message, { subject: internal.subject }) : t('SHELL.CRASH_TEXT')}
      action={<Button onClick={() => window.location.reload()}>{t('COMMON.ACTION.RELOAD')}</Button>}
    />
  );
};
