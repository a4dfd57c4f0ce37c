import { useT } from '@plinth/i18n/react';
import { Outlet } from '@tanstack/react-router';
import { useBoot } from '../session/boot.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { LaunchBanner } from './launch-banner.tsx';
import { LicenseNotice } from './license-notice.tsx';
import { Rail } from './rail.tsx';
import { useFirstFocus, useScreenTitle } from './route-effects.tsx';
import { RuntimeNotice } from './runtime-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';
import './shell.css';

/** Header, rail (a bottom bar on small screens), and the current screen. */
export const Shell = () => {
  const t = useT();
  const { config } = useBoot();
  const title = useScreenTitle();
  useFirstFocus();
  return (
    <div className="shell">
      <button type="button" className="shell-skip" onClick={skipToContent}>
        {t('SHELL.SKIP')}
      </button>
      <Header />
      <Rail />
      <main id="content" tabIndex={-1} className="shell-main" aria-label={title}>
        {config.is_demo && (
          <div className="shell-notice" role="status">
            {t('COMMON.TEXT.DEMO_BAR')}
          </div>
        )}
        <LaunchBanner />
        <LicenseNotice />
        <RuntimeNotice />
        <UpdateNotice />
        <div className="shell-content">
          <Outlet />
        </div>
      </main>
      <BottomBar />
    </div>
  );
};

// A button, because a link would change the hash, which the router uses.
const skipToContent = () => document.getElementById('content')?.focus();
