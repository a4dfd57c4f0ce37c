import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { useLaunch } from '../../launch/use-launch.tsx';
import { useBoot } from '../../session/boot.ts';
import { BigButtons } from './big-buttons.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { OnboardingCard } from './onboarding-card.tsx';
import { RecentWork } from './recent-work.tsx';
import { SiteCard } from './site-card.tsx';
import './dashboard.css';

/** The start screen: the site, shortcuts, what to do, and recent work. */
export const DashboardScreen = () => {
  const t = useT();
  const { user } = useBoot();
  const { openLaunch, dialog } = useLaunch();
  return (
    <>
      <PageTitle
        title={t('MODULE.DASHBOARD.GREETING', { name: user?.name.split(' ')[0] ?? '' })}
        description={t('MODULE.DASHBOARD.INTRO')}
      />
      <SiteCard onLaunch={openLaunch} />
      <BigButtons />
      <div className="dashboard">
        <OnboardingCard onLaunch={openLaunch} />
        <div className="dashboard-side">
          <NeedsAttention />
          <RecentWork />
        </div>
      </div>
      {dialog}
    </>
  );
};
