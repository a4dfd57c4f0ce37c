import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { useBoot } from '../../session/boot.ts';
import { BigButtons } from './big-buttons.tsx';
import { OnboardingCard } from './onboarding-card.tsx';
import { RecentPages } from './recent-pages.tsx';
import { SiteStatus } from './site-status.tsx';
import './dashboard.css';

/** The start screen: shortcuts, checklist, and recent pages. */
export const DashboardScreen = () => {
  const t = useT();
  const { user } = useBoot();
  return (
    <>
      <PageTitle
        title={t('MODULE.DASHBOARD.GREETING', { name: user?.name.split(' ')[0] ?? '' })}
        description={t('MODULE.DASHBOARD.INTRO')}
      />
      <BigButtons />
      <div className="dashboard">
        <OnboardingCard />
        <div className="dashboard-side">
          <SiteStatus />
          <RecentPages />
        </div>
      </div>
    </>
  );
};
