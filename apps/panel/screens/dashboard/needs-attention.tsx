import { Anchor } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useReport } from '../../launch/use-report.tsx';
import { Waiting } from '../../launch/waiting.tsx';
import { LinkAnchor } from '../../router/links.tsx';
import type { AttentionItem } from './attention.ts';
import { useAttention } from './use-attention.ts';

type Openers = { readonly onReport: () => void; readonly onLaunch: () => void };

const Item = ({ item, onReport, onLaunch }: Openers & { readonly item: AttentionItem }) => {
  const t = useT();
  const { text, values, target } = item;
  return (
    <li className="attention-item">
      <IconAlertTriangle size={18} aria-hidden="true" />
      {typeof target === 'object' ? (
        <LinkAnchor to={target.path}>{t(text, values)}</LinkAnchor>
      ) : (
        <Anchor
          component="button"
          type="button"
          ta="start"
          onClick={target === 'launch' ? onLaunch : onReport}
        >
          {t(text, values)}
        </Anchor>
      )}
    </li>
  );
};

/** What the owner may want to do next, each with a link. `onLaunch` opens the launch dialog. */
export const NeedsAttention = ({ onLaunch }: Pick<Openers, 'onLaunch'>) => {
  const t = useT();
  const attention = useAttention();
  const { openReport, dialog } = useReport();
  if (!attention) return null;
  const { items, isChecking } = attention;
  return (
    <Panel title={t('MODULE.DASHBOARD.ATTENTION')} data-testid="needs-attention">
      {items.length === 0 && isChecking && <Waiting text={t('MODULE.LAUNCH.CONNECTING')} />}
      {items.length === 0 && !isChecking && (
        <p className="attention-item">
          <IconCircleCheck size={18} aria-hidden="true" data-done />
          {t('MODULE.DASHBOARD.ATTENTION.NONE')}
        </p>
      )}
      <ul className="attention">
        {items.map((item) => (
          <Item key={item.text} item={item} onReport={openReport} onLaunch={onLaunch} />
        ))}
      </ul>
      {dialog}
    </Panel>
  );
};
