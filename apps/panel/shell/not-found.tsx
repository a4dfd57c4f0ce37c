import { useT } from '@plinth/i18n/react';
import { EmptyState, PageTitle } from '@plinth/ui';
import { IconCompassOff } from '@tabler/icons-react';
import { LinkButton } from '../router/links.tsx';
import { useStart } from './use-start.ts';

/** Shown for paths without a route. */
export const NotFound = () => {
  const t = useT();
  const start = useStart();
  return (
    <>
      <PageTitle title={t('ROUTE.NOT_FOUND.TITLE')} />
      <EmptyState
        icon={<IconCompassOff />}
        title={t('SHELL.NOT_FOUND')}
        text={t('SHELL.NOT_FOUND_TEXT')}
        action={<LinkButton to={start.path}>{t(start.label)}</LinkButton>}
      />
    </>
  );
};
