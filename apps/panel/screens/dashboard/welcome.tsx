import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { useEffect, useState } from 'react';
import { useBoot } from '../../session/boot.ts';
import { dashboardVisited, rememberDashboardVisit } from '../../session/dashboard-visited.ts';
import { useReachability } from '../../settings/use-connection.ts';
import { useAttention } from './use-attention.ts';

/** Has the height of the summary while the site's state loads. */
const BLANK = '\u00a0';

/** Greets the owner, and says in one sentence how things are. */
export const Welcome = () => {
  const t = useT();
  const { config, user } = useBoot();
  const [isReturning] = useState(dashboardVisited);
  useEffect(rememberDashboardVisit, []);
  const attention = useAttention();
  const { risks, isReachable } = useReachability();
  const summary = () => {
    if (!attention) return BLANK;
    const count = attention.items.length;
    if (config.is_under_construction) {
      return t(`MODULE.DASHBOARD.SUMMARY.CLOSED_${count === 0 ? 'DONE' : 'TODO'}`, { count });
    }
    if (risks.length > 0) return t('MODULE.DASHBOARD.SUMMARY.UNREACHABLE_TODO', { count });
    if (!isReachable) return t('MODULE.LAUNCH.CONNECTING_SITE');
    return t(`MODULE.DASHBOARD.SUMMARY.LIVE_${count === 0 ? 'DONE' : 'TODO'}`, { count });
  };
  const greeting = isReturning ? 'MODULE.DASHBOARD.GREETING_AGAIN' : 'MODULE.DASHBOARD.GREETING';
  return (
    <PageTitle
      title={t(greeting, { name: user?.name.split(' ')[0] ?? '' })}
      description={summary()}
    />
  );
};
