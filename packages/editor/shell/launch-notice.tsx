import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { StatusChip } from '@plinth/ui';
import { useServices } from '../core/session/services.ts';

/** Says that visitors can't see the site yet, until it is launched. */
export function LaunchNotice() {
  const t = useT();
  const { isUnderConstruction, openLaunch } = useServices().ports;
  if (!isUnderConstruction) return null;
  return (
    <div className="pl-launch-notice" data-testid="launch-notice">
      <StatusChip tone="warning" label={t('MODULE.LAUNCH.CLOSED')} />
      <Button size="compact-xs" onClick={openLaunch} data-testid="launch">
        {t('MODULE.LAUNCH.BUTTON')}
      </Button>
    </div>
  );
}
