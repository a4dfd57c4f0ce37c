import { useLaunch } from '../../launch/use-launch.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { OnboardingCard } from './onboarding-card.tsx';
import { Overview } from './overview.tsx';
import { RecentWork } from './recent-work.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SiteCard } from './site-card.tsx';
import { Welcome } from './welcome.tsx';
import './dashboard.css';

/** The start screen: the site, shortcuts, what to do, and recent work. */
export const DashboardScreen = () => {
  const { openLaunch, dialog } = useLaunch();
  return (
    <>
      <Welcome />
      <SiteCard onLaunch={openLaunch} />
      <Shortcuts />
      <div className="dashboard">
        <OnboardingCard onLaunch={openLaunch} />
        <div className="dashboard-side">
          <NeedsAttention onLaunch={openLaunch} />
          <RecentWork />
          <Overview />
        </div>
      </div>
      {dialog}
    </>
  );
};
