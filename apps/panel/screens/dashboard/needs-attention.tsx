import { Anchor } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useReport } from '../../launch/use-report.tsx';
import { LinkAnchor } from '../../router/links.tsx';
import { useAttention } from './use-attention.ts';

/** What the owner may want to do next, each with a link. */
export const NeedsAttention = () => {
  const t = useT();
  const items = useAttention();
  const { openReport, dialog } = useReport();
  if (!items) return null;
  return (
    <Panel title={t('MODULE.DASHBOARD.ATTENTION')} data-testid="needs-attention">
      {items.length === 0 && (
        <p className="attention-item">
          <IconCircleCheck size={18} aria-hidden="true" data-done />
          {t('MODULE.DASHBOARD.ATTENTION.NONE')}
        </p>
      )}
      <ul className="attention">
        {items.map(({ text, values, path }) => (
          <li key={text} className="attention-item">
            <IconAlertTriangle size={18} aria-hidden="true" />
            {path === null ? (
              <Anchor component="button" type="button" ta="start" onClick={openReport}>
                {t(text, values)}
              </Anchor>
            ) : (
              <LinkAnchor to={path}>{t(text, values)}</LinkAnchor>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  );
};
