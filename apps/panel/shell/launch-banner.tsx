import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useRouterState } from '@tanstack/react-router';
import { useLaunch } from '../launch/use-launch.tsx';
import { useBoot } from '../session/boot.ts';

/** Says that visitors can't see the site yet, until it is launched. */
export const LaunchBanner = () => {
  const t = useT();
  const { config } = useBoot();
  const { openLaunch, dialog } = useLaunch();
  // The dashboard says so itself.
  const isOnDashboard = useRouterState({
    select: ({ location }) => location.pathname === '/dashboard/',
  });
  return (
    <>
      {config.is_under_construction && !isOnDashboard && (
        <div className="shell-notice" data-testid="launch-banner">
          <span>{t('MODULE.LAUNCH.BANNER')}</span>
          <Button size="xs" onClick={openLaunch} data-testid="launch">
            {t('MODULE.LAUNCH.BUTTON')}
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
};
