import { useFormat, useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { LinkAnchor } from '../../router/links.tsx';
import { useHealth } from '../../settings/use-health.ts';
import { overviewItems } from './overview-items.ts';
import { ATTENTION_CHECKS } from './use-attention.ts';
import { useSiteState } from './use-site-state.ts';

const MEGABYTE = 1_000_000;

/** Drafts and free space, with links to where they're handled. */
export const Overview = () => {
  const t = useT();
  const format = useFormat();
  const { data } = useSiteState();
  const findings = useHealth(ATTENTION_CHECKS).data?.findings ?? [];
  if (!data) return null;
  return (
    <Panel title={t('MODULE.DASHBOARD.OVERVIEW')} data-testid="overview">
      <ul className="overview">
        {overviewItems({ ...data, findings }).map(({ text, path, ...amount }) => (
          <li key={path}>
            <LinkAnchor to={path}>
              {t(
                text,
                'count' in amount ? amount : { size: format.fileSize(amount.megabytes * MEGABYTE) },
              )}
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
