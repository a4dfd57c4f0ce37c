import { useT } from '@plinth/i18n/react';
import { Outlet } from '@tanstack/react-router';
import { useBoot } from '../session/boot.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import './shell.css';

/** Header, rail (a bar at the bottom of small screens) and the screen between them. */
export const Shell = () => {
  const t = useT();
  const { config } = useBoot();
  return (
    <div className="shell">
      <button type="button" className="shell-skip" onClick={skipToContent}>
        {t('SHELL.SKIP')}
      </button>
      <Header />
      <Rail />
      <main id="content" tabIndex={-1} className="shell-main">
        {config.is_demo && (
          <div className="shell-demo" role="status">
            {t('COMMON.TEXT.DEMO_BAR')}
          </div>
        )}
        <div className="shell-content">
          <Outlet />
        </div>
      </main>
      <BottomBar />
    </div>
  );
};

// A button, because the hash that a link would change belongs to the router.
const skipToContent = () => document.getElementById('content')?.focus();
