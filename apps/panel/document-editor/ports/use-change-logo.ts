import type { MediaRecord } from '@plinth/contract';
import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { client } from '../../rpc/client.ts';
import { settingsQuery } from '../../settings/use-settings.ts';
import { saveFailure } from '../save-failure.ts';

type PickLogo = (chosen: number | null) => Promise<Pick<MediaRecord, 'id'> | null>;

/** Lets the user choose another logo, and saves it in the site facts. */
export function useChangeLogo(pick: PickLogo): () => Promise<void> {
  const i18n = useI18n();
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      const facts = settingsQuery('site_facts');
      const { values, revision } = await queries.fetchQuery({ ...facts, staleTime: 0 });
      const file = await pick(values.logo_id);
      if (!file || file.id === values.logo_id) return;
      const logo = { values: { logo_id: file.id, has_logo_backdrop: false }, revision };
      await client.SettingsService.save({ group: 'site_facts', ...logo });
      await queries.invalidateQueries({ queryKey: ['settings'] });
      toast(i18n.t('MODULE.FACTS.LOGO_CHANGED'));
    } catch (error) {
      const fallback = 'COMMON.MESSAGES.UPDATE_ERROR';
      toast(knownText(i18n, saveFailure(error), { fallback }), { kind: 'error' });
    }
  }, [i18n, queries, pick]);
}
