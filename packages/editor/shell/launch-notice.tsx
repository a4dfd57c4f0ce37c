import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { StatusChip, useIsUnderConstruction } from '@plinth/ui';
import { IconRocket } from '@tabler/icons-react';
import { useServices } from '../core/session/services.ts';
import { useIsPhone } from '../core/view/use-is-phone.ts';
import { RailButton } from './rail-button.tsx';
import './launch-notice.css';

/** Narrower windows have no space for it in the top bar. */
const HAS_SPACE_ON_TOP = '(min-width: 1024px)';

/** The same for phones, in the bar of the panels. */
export function LaunchRailButton() {
  const t = useT();
  const { open: openLaunch } = useServices().ports.launch;
  const isUnderConstruction = useIsUnderConstruction();
  const isPhone = useIsPhone();
  if (!isUnderConstruction || !isPhone) return null;
  return (
    <RailButton
      label={t('MODULE.LAUNCH.BUTTON')}
      icon={<IconRocket size={20} />}
      className="pl-rail-launch"
      onClick={openLaunch}
      data-tour="launch"
      data-testid="launch"
    />
  );
}

/** Whether the top bar has Launch. */
export function useLaunchesOnTop(): boolean {
  const isUnderConstruction = useIsUnderConstruction();
  const isOnTop = useMediaQuery(HAS_SPACE_ON_TOP, undefined, { getInitialValueInEffect: false });
  return isUnderConstruction && isOnTop === true;
}

/** Says that visitors can't see the site yet, until it is launched. */
export function LaunchNotice({ at }: { readonly at: 'top' | 'foot' }) {
  const t = useT();
  const { open: openLaunch } = useServices().ports.launch;
  const isUnderConstruction = useIsUnderConstruction();
  const isOnTop = useLaunchesOnTop();
  if (!isUnderConstruction || isOnTop !== (at === 'top')) return null;
  return (
    <div className="pl-launch-notice" data-at={at} data-testid="launch-notice">
      {/* At the top, the status of the page is enough. */}
      {at === 'foot' && <StatusChip tone="warning" label={t('MODULE.LAUNCH.CLOSED')} />}
      <Button
        size={at === 'top' ? 'xs' : 'compact-xs'}
        onClick={openLaunch}
        aria-description={at === 'top' ? t('MODULE.LAUNCH.BANNER') : undefined}
        data-tip={at === 'top' ? t('MODULE.LAUNCH.BANNER') : undefined}
        data-tour="launch"
        data-testid="launch"
      >
        {t('MODULE.LAUNCH.BUTTON')}
      </Button>
    </div>
  );
}
