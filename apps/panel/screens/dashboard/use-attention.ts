import { useUnread } from '../../data/use-unread.ts';
import { useConnectionRisks } from '../../settings/use-connection.ts';
import { useHealth } from '../../settings/use-health.ts';
import { type AttentionItem, attentionItems } from './attention.ts';
import { useSiteState } from './use-site-state.ts';

type Attention = {
  readonly items: readonly AttentionItem[];
  /** Whether the site's URL and the email server are still being checked, which can add items. */
  readonly isChecking: boolean;
};

/** What costs nothing to ask at every visit. */
export const ATTENTION_CHECKS = ['disk', 'runtime', 'update'] as const;

/** What needs the owner's attention; undefined until the site's state is loaded. */
export const useAttention = (): Attention | undefined => {
  const { data } = useSiteState();
  const { risks, isChecking } = useConnectionRisks();
  const findings = useHealth(ATTENTION_CHECKS).data?.findings ?? [];
  const unread = useUnread();
  return data && { items: attentionItems({ ...data, risks, findings, unread }), isChecking };
};
