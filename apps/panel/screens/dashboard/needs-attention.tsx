import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { LinkAnchor } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';
import { attentionItems } from './attention.ts';
import { useSiteState } from './use-site-state.ts';

/** What the owner may want to do next, each with a link. */
export const NeedsAttention = () => {
  const t = useT();
  const { data } = useSiteState();
  const { is_mail_configured: isMailConfigured } = useBoot().config;
  if (!data) return null;
  const items = attentionItems({ ...data, isMailConfigured });
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
            <LinkAnchor to={path}>{t(text, values)}</LinkAnchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
