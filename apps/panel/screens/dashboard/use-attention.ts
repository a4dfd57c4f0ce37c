import { useBoot } from '../../session/boot.ts';
import { type AttentionItem, attentionItems } from './attention.ts';
import { useSiteState } from './use-site-state.ts';

/** What needs the owner's attention; undefined until the site's state is loaded. */
export const useAttention = (): readonly AttentionItem[] | undefined => {
  const { data } = useSiteState();
  const { is_mail_configured: isMailConfigured, is_address_local: isLocal } = useBoot().config;
  return data && attentionItems({ ...data, isMailConfigured, isLocal });
};
