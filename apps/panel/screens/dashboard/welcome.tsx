import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { useEffect, useState } from 'react';
import { useBoot } from '../../session/boot.ts';
import { dashboardVisited, rememberDashboardVisit } from '../../session/dashboard-visited.ts';
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
  const summary = () => {
    if (!attention) return BLANK;
    const count = attention.length;
    const site = config.is_under_construction ? 'CLOSED' : 'LIVE';
    if (count === 0) return t(`MODULE.DASHBOARD.SUMMARY.${site}_DONE`);
    const isUnreachable = site === 'LIVE' && config.is_address_local;
    return t(`MODULE.DASHBOARD.SUMMARY.${isUnreachable ? 'LOCAL' : site}_TODO`, { count });
  };
  const greeting = isReturning ? 'MODULE.DASHBOARD.GREETING_AGAIN' : 'MODULE.DASHBOARD.GREETING';
  return (
    <PageTitle
      title={t(greeting, { name: user?.name.split(' ')[0] ?? '' })}
      description={summary()}
    />
  );
};
